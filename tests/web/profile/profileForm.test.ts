import { describe, expect, it } from 'vitest';
import type { ProfileEditor_ProfileFragment } from '../../../web/features/profile/ProfileEditor.generated.ts';
import { profileInput, profileValues, typedNames } from '../../../web/features/profile/profileForm.ts';
import { checkProfile } from '../../../web/features/profile/profileSchema.ts';
import { OTHER_CITIZENSHIP } from '../../../web/lib/forms/person.ts';
import { references, profile as sample } from '../cabinet/cabinetData.ts';

const profile: ProfileEditor_ProfileFragment = { ...sample, gender: 'MALE' };
const values = profileValues(profile);
const check = (change: Partial<typeof values>) => {
  const changed = { ...values, ...change };
  return checkProfile(changed, typedNames(changed, references, profile), values);
};
const input = (change: Partial<typeof values>) => {
  const changed = { ...values, ...change };
  return profileInput(changed, values, references, { profile, consents: null });
};

describe('the profile form', () => {
  it('CAB-01 sends only what differs, as another tab may have saved the rest; a choice goes with its typed name', () => {
    expect(input({})).toEqual({});
    expect(input({ phone: '+79000000001' })).toEqual({ phone: '+79000000001' });
    const later = { ...profile, lastName: 'Образцов', isListed: false };
    const listed = profileValues({ ...profile, isListed: true });
    const mine = { ...listed, phone: '+79000000001' };
    expect(profileInput(mine, listed, references, { profile: later, consents: null })).toEqual({ phone: mine.phone });
    const other = {
      ...profile,
      organization: { id: '134', name: 'Другая', isOther: true },
      otherOrganization: 'Лаборатория',
    };
    const before = profileValues(other);
    const renamed = { ...before, otherOrganization: 'Кафедра' };
    expect(profileInput(renamed, before, references, { profile: other, consents: null })).toEqual({
      organizationId: '134',
      otherOrganization: 'Кафедра',
    });
  });

  it('CAB-01 reads every field of the profile, and sends all fields of a new one', () => {
    expect(check({})).toEqual({});
    expect(profileInput(values, profileValues(null), references, { profile: null, consents: null })).toEqual({
      lastName: 'Примеров',
      firstName: 'Пример',
      middleName: 'Примерович',
      phone: '+79000000000',
      birthDate: '1990-05-17',
      gender: 'MALE',
      citizenship: 'РФ',
      organizationId: '1',
      positionId: '2',
      academicDegreeId: '3',
      schoolStatusId: '4',
    });
  });

  it.each([
    [{ lastName: ' ' }, 'lastName'],
    [{ firstName: '' }, 'firstName'],
    [{ middleName: 'П' }, 'middleName'],
    [{ lastName: 'evil.example/prize' }, 'lastName'],
    [{ firstName: 'Проба5' }, 'firstName'],
    [{ middleName: 'a@example.org' }, 'middleName'],
    [{ phone: 'нет' }, 'phone'],
    [{ phone: '123abc' }, 'phone'],
    [{ birthDate: '1924-12-31' }, 'birthDate'],
    [{ birthDate: '2016-01-01' }, 'birthDate'],
    [{ organizationId: '134', otherOrganization: '' }, 'otherOrganization'],
    [{ positionId: '47', otherPosition: '' }, 'otherPosition'],
    [{ citizenship: OTHER_CITIZENSHIP, otherCitizenship: '' }, 'otherCitizenship'],
  ])('CAB-01 rejects %j', (change, field) => {
    expect(Object.keys(check(change))).toEqual([field]);
  });

  it.each([
    { lastName: 'Римский-Корсаков д’Эсте' },
    { middleName: 'Ян' },
    { phone: '8 (912) 345-67-89, доб. 12' },
    { birthDate: '1925-01-01' },
    { birthDate: '2015-12-31' },
    { schoolStatusId: '' },
  ])('CAB-01 accepts %j', (change) => {
    expect(check(change)).toEqual({});
  });

  it('CAB-01 accepts missing phone and birth date, but not the removal of saved ones', () => {
    const empty = { ...values, phone: '', birthDate: '' };
    const typed = typedNames(empty, references, profile);
    expect(checkProfile(empty, typed, empty)).toEqual({});
    expect(Object.keys(checkProfile(empty, typed, values))).toEqual(['phone', 'birthDate']);
  });

  it('CAB-01 asks for a typed name only with its choice, as a provider may keep one that it does not answer', () => {
    const saved = { ...values, organizationId: '134', positionId: '47' };
    const typed = { otherOrganization: true, otherPosition: true, otherCitizenship: false };
    const missing = (before: typeof values) => Object.keys(checkProfile(saved, typed, before));
    expect(missing(saved)).toEqual([]);
    expect(missing(values)).toEqual(['otherOrganization', 'otherPosition']);
    expect(missing({ ...saved, otherOrganization: 'Лаборатория' })).toEqual(['otherOrganization']);
  });

  it('CAB-01 rejects typed text that is not a day as birth date', () => {
    expect(Object.keys(check({ birthDate: '31.02.1990' }))).toEqual(['birthDate']);
  });

  it('CAB-01 clears the middle name of people without one, and sends a status only if it is chosen', () => {
    expect(check({ hasNoMiddleName: true, middleName: '' })).toEqual({});
    expect(input({ hasNoMiddleName: true })).toMatchObject({ middleName: null });
    expect(input({ schoolStatusId: '' })).not.toHaveProperty('schoolStatusId');
    expect(profileValues({ ...profile, middleName: null }).hasNoMiddleName).toBe(true);
    expect(profileValues(null).hasNoMiddleName).toBe(false);
  });

  it('CAB-01 sends typed names for the choices "other"', () => {
    const change = {
      organizationId: '134',
      otherOrganization: 'Лаборатория',
      citizenship: OTHER_CITIZENSHIP,
      otherCitizenship: 'Армения',
    };
    expect(input(change)).toMatchObject({ otherOrganization: 'Лаборатория', citizenship: 'Армения' });
    expect(profileValues({ ...profile, citizenship: 'Армения' })).toMatchObject({
      citizenship: OTHER_CITIZENSHIP,
      otherCitizenship: 'Армения',
    });
  });
});
