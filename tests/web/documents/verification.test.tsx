import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { codeError, codeOf } from '../../../web/features/documents/codeOf.ts';
import { VerifyDocumentScreen } from '../../../web/screens/VerifyDocumentScreen.tsx';
import { renderScreen } from '../../testkit/render.tsx';
import { fault } from '../cabinet/cabinetData.ts';

const verification = {
  kind: 'CERTIFICATE',
  isValid: true,
  number: '2025/00017',
  issuedOn: '2025-10-25',
  fullName: 'Примеров Пример Примерович',
  talkTitle: 'О пучках',
  event: 'Форум по исследованиям',
  startsOn: '2025-10-21',
  endsOn: '2025-10-25',
};

const open = (
  documentVerification: (parent: unknown, args: { code: string }) => unknown,
  at = '/verify/ABCDEFGHJKMNPQRS',
) =>
  renderScreen(<VerifyDocumentScreen />, {
    at,
    path: '/verify/:code?',
    resolvers: { Query: { documentVerification } },
  });

describe('/verify/:code', () => {
  it('confirms kind, name, event, number and day of a valid document', async () => {
    const codes: string[] = [];
    open((_, { code }) => {
      codes.push(code);
      return verification;
    });
    expect(await screen.findByRole('status')).toHaveTextContent('Документ подлинный');
    for (const fact of ['Сертификат', verification.fullName, verification.event, 'О пучках', verification.number]) {
      expect(screen.getByText(fact)).toBeVisible();
    }
    expect(screen.getByText('25 октября 2025')).toBeVisible();
    expect(codes).toEqual(['ABCDEFGHJKMNPQRS']);
  });

  it('says that a document is no longer valid, without the name', async () => {
    open(() => ({ ...verification, isValid: false, fullName: null }));
    expect(await screen.findByRole('status')).toHaveTextContent(/больше не.действителен/);
    expect(screen.queryByText('Кому выдан')).toBeNull();
    expect(screen.getByText(verification.number)).toBeVisible();
  });

  it('asks for the code where the address has a blank one', async () => {
    open(() => null, '/verify/%20');
    expect(await screen.findByRole('textbox', { name: 'Код документа' })).toBeVisible();
  });

  it('says that no document has the code, and shows the code to compare', async () => {
    open(() => null);
    expect(await screen.findByRole('status')).toHaveTextContent('Такого документа нет');
    expect(screen.getByText(/ABCDEFGHJKMNPQRS/)).toBeVisible();
  });

  it('R12 says that the check failed, and repeats it', async () => {
    let isDown = true;
    const { user } = open(() => (isDown ? fault() : verification));
    expect(await screen.findByText(/Не.удалось загрузить: сведения о.документе/)).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await screen.findByText('Документ подлинный')).toBeVisible();
  });
});

describe('/verify', () => {
  it('asks for a code, and checks it at the address that documents print', async () => {
    const codes: string[] = [];
    const { user } = open((_, { code }) => {
      codes.push(code);
      return verification;
    }, '/verify');
    const field = screen.getByRole('textbox', { name: 'Код документа' });
    await user.click(screen.getByRole('button', { name: 'Проверить' }));
    expect(field).toHaveAccessibleDescription(/Введите код документа/);
    expect(field).toHaveFocus();
    await user.type(field, ' https://portal.example/verify/ABCDEFGHJKMNPQRS{Enter}');
    expect(await screen.findByText('Документ подлинный')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Проверить другой документ' }));
    expect(await screen.findByRole('textbox', { name: 'Код документа' })).toBeVisible();
    expect(codes).toEqual(['ABCDEFGHJKMNPQRS']);
  });

  it.each([
    ' ABCD-EFGH ',
    'https://portal.example/verify/ABCD-EFGH/',
    'https://portal.example/verify/ABCD-EFGH?from=mail#top',
    'https://portal.example/verify?code=ABCD-EFGH',
    'https://portal.example/verify?code=portal.example%2Fverify%2FABCD-EFGH',
  ])('takes the code of %s', (typed) => {
    expect(codeOf(typed)).toBe('ABCD-EFGH');
  });

  it.each([
    ['', /^Введите код документа$/],
    ['№ 2025/00002', /^Это номер документа. Введите код из.16.знаков/],
    [' 2025/00002 ', /^Это номер документа/],
    ['ABCD-EFGH', /^В.коде 16.латинских букв/],
    ['https://portal.example/verify/ABCD', /^В.коде 16.латинских букв/],
  ])('refuses «%s» at the field', (typed, error) => {
    expect(codeError(typed)).toMatch(error);
  });

  it.each(['abcd-efgh jkmn-pqrs', 'https://portal.example/verify/ABCDEFGHJKMNPQRS'])('accepts «%s»', (typed) => {
    expect(codeError(typed)).toBeNull();
  });

  it('checks the code of the query, and shows other text at the field', async () => {
    open(() => verification, '/verify?code=ABCD-EFGH-JKMN-PQRS').unmount();
    open(() => verification, '/verify?code=%E2%84%96+2025%2F00002');
    const field = screen.getByRole('textbox', { name: 'Код документа' });
    expect(field).toHaveValue('№ 2025/00002');
    expect(field).toHaveAccessibleDescription(/Это номер документа/);
  });
});
