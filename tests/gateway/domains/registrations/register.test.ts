import { describe, expect, it } from 'vitest';
import { callPaths } from '../../../../schema/generated/callPaths.ts';
import { registration } from '../../../testkit/misbehavingProvider.ts';
import { scriptedPortal } from '../../../testkit/portal.ts';

const token = { token: 't' };
const makeCall = `POST ${callPaths.makeRegistration}`;
const listCall = `GET ${callPaths.listRegistrations}`;

const { provider, gateway } = await scriptedPortal();

const mutate = async (name: string, input: object) =>
  (await gateway.mutate(name, input, 'registration { id } userErrors { code message field }', token)).payload;

const register = (input: object) => mutate('registerForForum', input);
const talk = {
  requestedFormat: 'SPEAKER',
  requestedSectionId: 'Section:26',
  title: ' Образцовый доклад ',
  listeningSectionIds: ['Section:26', 'Section:27'],
};

describe('registering', () => {
  it.each([
    ['REG-03 refuses a talk without a title', { title: ' ' }, { code: 'REQUIRED', field: ['title'] }],
    ['REG-03 refuses a title that nobody can see', { title: '\u200b\u00ad ' }, { code: 'REQUIRED', field: ['title'] }],
    ['refuses a title of 501', { title: 'я'.repeat(501) }, { code: 'INVALID', field: ['title'] }],
    [
      'REG-03 refuses a talk without a section',
      { requestedSectionId: null },
      { code: 'REQUIRED', field: ['requestedSectionId'] },
    ],
    [
      'REG-03 refuses a poster without a title',
      { requestedFormat: 'POSTER', title: null },
      { code: 'REQUIRED', field: ['title'] },
    ],
    [
      'REG-02 refuses a section that is no id',
      { requestedSectionId: '26 OR 1' },
      { code: 'INVALID', field: ['requestedSectionId'] },
    ],
    [
      'refuses sections that are no ids',
      { listeningSectionIds: ['Section:26', 'x'] },
      { code: 'INVALID', field: ['listeningSectionIds'] },
    ],
  ])('%s', async (_, differences, userError) => {
    const payload = await register({ ...talk, ...differences });
    expect(payload).toMatchObject({ registration: null, userErrors: [userError] });
    expect(provider.callsAfterCheck()).toEqual([]);
  });

  it('puts the provider’s rejection on its field, with status 200 or another', async () => {
    provider.on(makeCall, (_, count) =>
      count === 1
        ? { body: { error: 'Вы уже зарегистрированы' } }
        : { status: 400, body: { section_choice: ['Секция закрыта'] } },
    );
    expect(await register(talk)).toMatchObject({
      userErrors: [{ code: 'REFUSED', message: 'Вы уже зарегистрированы', field: null }],
    });
    expect(await register(talk)).toMatchObject({
      userErrors: [{ code: 'INVALID', message: 'Секция закрыта', field: ['requestedSectionId'] }],
    });
  });

  it('an additional talk sends one_more and the answer about the excursion of the first that is not the school’s', async () => {
    const school = registration({ id: 11, type: 1, comments: 'SCHOOL', section_choice_id: 36, need_tour: 1 });
    const list = [school, registration({ need_tour: 2 }), registration({ id: 13 })];
    provider.on(listCall, { body: { data: list } });
    provider.on(makeCall, { body: { data: registration({ id: 14 }) } });
    const poster = {
      requestedFormat: 'POSTER',
      requestedSectionId: 'Section:27',
      title: ' Ещё\u000bод\u00adин\u200b ',
    };
    expect(await mutate('addTalk', poster)).toMatchObject({ registration: { id: 'Registration:14' } });
    expect(provider.sent(makeCall)).toEqual({
      comment: 'Ещё один',
      type: 3,
      need_tour: true,
      section_choice: 27,
      one_more: true,
      selected_listen_sections: [],
    });
  });

  it('REG-13 sends the fixed payload for the school and nothing else', async () => {
    const payload = {
      comment: 'SCHOOL',
      type: 1,
      need_tour: false,
      section_choice: 36,
      selected_listen_sections: [36],
    };
    provider.on(makeCall, {
      body: { data: registration({ id: 15, type: 1, comments: 'SCHOOL', section_choice_id: 36 }) },
    });
    expect(await mutate('registerForSchool', {})).toEqual({ registration: { id: 'Registration:15' }, userErrors: [] });
    expect(provider.sent(makeCall)).toEqual(payload);
  });

  it('an additional registration is a talk or a poster', async () => {
    const listener = { requestedFormat: 'LISTENER', requestedSectionId: 'Section:27', title: 'x' };
    expect(await mutate('addTalk', listener)).toMatchObject({
      userErrors: [{ code: 'INVALID', field: ['requestedFormat'] }],
    });
    expect(provider.callsTo(makeCall)).toEqual([]);
  });
});
