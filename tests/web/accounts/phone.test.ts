import { describe, expect, it } from 'vitest';
import { phonePattern } from '../../../schema/limits.ts';
import { fullPhoneNumber } from '../../../web/features/accounts/sign-up/phone.ts';

describe('the phone that a sign-up sends', () => {
  it.each([
    ['8 912 345-67-89', 'RU', '+79123456789'],
    ['29 491-19-11', 'BY', '+375294911911'],
    ['+375 29 491-19-11', 'RU', '+375294911911'],
    ['(495) 123-45-67 доб. 12', 'RU', '+74951234567 доб. 12'],
    ['8 (495) 123-45-67 #12', 'RU', '+74951234567 доб. 12'],
    ['495 123-45-67 вн. 12', 'RU', '+74951234567 доб. 12'],
    ['17 200-01-02, внутр 12', 'BY', '+375172000102 доб. 12'],
    ['17 200-01-02, 17 200-01-03', 'BY', '+375 17 200-01-02, 17 200-01-03'],
  ])('ACC-06 %s (%s) has its dial code and keeps its extension', (typed, country, sent) => {
    expect(fullPhoneNumber(typed, country)).toBe(sent);
    expect(sent).toMatch(phonePattern);
  });

  it.each([
    ['two numbers', '8(900)1234567, 8(901)7654321'],
    ['a second number in the place of an extension', '8(900)1234567; 89017654321'],
    ['a number that is too long', '8 900 123 45 67 89'],
    ['a number that is too short', '+7 123-45'],
  ])('ACC-06 sends %s as typed', (_, typed) => {
    expect(fullPhoneNumber(` ${typed} `, 'RU')).toBe(typed);
  });
});
