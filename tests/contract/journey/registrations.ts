import { expect } from 'vitest';
import { callPaths } from '../../../schema/generated/callPaths.ts';
import { mutationOf } from '../../testkit/gateway.ts';
import { sampleFiles } from '../../testkit/samples.ts';
import { type Journey, type Step, sent, step } from './step.ts';

const make = `POST ${callPaths.makeRegistration}`;
const change = `POST ${callPaths.changeRegistration}`;

/** A person registers, and answers about the excursion. */
export function registrationSteps({ ids, query, mutate, ofTalk }: Journey): Step[] {
  const register = async (name: string, input: object): Promise<number> => {
    const { registration } = await mutate(name, 'registration { id }', input, 'person');
    return Number(registration?.id.split(':')[1]);
  };
  const setTour = (decision: string) => mutate('setTour', 'registration { id }', ofTalk({ decision }), 'person');
  return [
    step(
      'API-08 reads the sections',
      () => query('{ edition { sections { id } } }', 'person'),
      () => [sent(`GET ${callPaths.listSections}`, 'person', { id: '3' })],
    ),
    step(
      'API-14 registers with a talk',
      async () => {
        const talk = { requestedFormat: 'SPEAKER', requestedSectionId: 'Section:26', title: 'Образцовый доклад' };
        const listeningSectionIds = ['Section:26', 'Section:27'];
        ids.talk = await register('registerForForum', { ...talk, listeningSectionIds });
      },
      () => {
        const talk = { comment: 'Образцовый доклад', type: 2, need_tour: false, section_choice: 26, one_more: false };
        return [sent(make, 'person', { ...talk, selected_listen_sections: [26, 27] })];
      },
    ),
    step(
      'API-14 REG-07 adds a poster',
      async () => {
        const poster = { requestedFormat: 'POSTER', requestedSectionId: 'Section:27', title: 'Образцовый стенд' };
        ids.poster = await register('addTalk', poster);
      },
      () => {
        const poster = { comment: 'Образцовый стенд', type: 3, need_tour: false, section_choice: 27, one_more: true };
        return [sent(make, 'person', { ...poster, selected_listen_sections: [] })];
      },
    ),
    step(
      'API-14 REG-13 registers for the school',
      async () => {
        ids.school = await register('registerForSchool', {});
      },
      () => {
        const school = { comment: 'SCHOOL', type: 1, need_tour: false, section_choice: 36 };
        return [sent(make, 'person', { ...school, selected_listen_sections: [36] })];
      },
    ),
    step(
      'API-13 reads the own registrations',
      () => query('{ viewer { registrations { id } } }', 'person'),
      () => [sent(`GET ${callPaths.listRegistrations}`, 'person', { meeting_id: '3' })],
    ),
    step(
      'API-15 TOU-02 signs up for the excursion',
      () => setTour('ATTENDING'),
      () => [sent(change, 'person', { id: ids.talk, action: 'confirm_tour', confirm_tour: 2 })],
    ),
    step(
      'API-15 TOU-02 changes the answer about the excursion',
      () => setTour('DECLINED'),
      () => [sent(change, 'person', { id: ids.talk, action: 'change_tour', need_tour: 1 })],
    ),
  ];
}

const fileSlots = [
  ['THESIS_PDF', '3', 'тезисы.pdf', sampleFiles.pdf, 'del_thesis_pdf', 'file_pdf_id'],
  ['EXPERT_CONCLUSION', '5', 'заключение.pdf', sampleFiles.pdf, 'del_exp_file', 'exp_file_id'],
  ['THESIS_DOCUMENT', '4', 'тезисы.docx', sampleFiles.docx, 'del_thesis_doc', 'file_id'],
] as const;

/** The files of the talk are uploaded, opened and deleted. */
export function fileSteps({ provider, gateway, callers, ids, succeeded, mutate, ofTalk }: Journey): Step[] {
  let fileUrl = '';
  const text = mutationOf(
    'uploadRegistrationFile',
    'registration { thesisDocument { url } } userErrors { code message }',
  );
  const upload = (kind: string, name: string, bytes: Buffer) =>
    gateway.upload(text, ofTalk({ kind }), { name, bytes }, callers.person);
  const ownTalk = async () =>
    (await provider.registrations(callers.person.token ?? '')).find(({ id }) => id === ids.talk);

  const uploads = fileSlots.map(([kind, type, name, bytes, _, column]) =>
    step(
      `API-26 API-16 uploads and attaches ${kind}`,
      async () => {
        type Uploaded = { registration: { thesisDocument: { url: string } | null } };
        const { registration } = succeeded(await upload(kind, name, bytes)).uploadRegistrationFile as Uploaded;
        fileUrl = registration.thesisDocument?.url ?? '';
        ids.file = Number((await ownTalk())?.[column]);
      },
      () => {
        const added = { id: ids.talk, file_id: ids.file, file_type: Number(type) };
        return [
          sent(`POST ${callPaths.uploadFile}`, 'person', { file: name, type }),
          sent(`POST ${callPaths.addRegistrationFile}`, 'person', added),
        ];
      },
    ),
  );
  const deletions = fileSlots.map(([kind, , , , action]) =>
    step(
      `API-15 deletes ${kind}`,
      () => mutate('deleteRegistrationFile', 'registration { id }', ofTalk({ kind }), 'person'),
      () => [sent(change, 'person', { id: ids.talk, action })],
    ),
  );
  return [
    ...uploads,
    step(
      'API-32 opens a file',
      async () => {
        const opened = await gateway.open(fileUrl, callers.person);
        expect([opened.status, Buffer.from(await opened.arrayBuffer()).equals(sampleFiles.docx)]).toEqual([200, true]);
      },
      () => [sent(`GET ${new URL(fileUrl).pathname}`, 'person')],
    ),
    step(
      'API-27 deletes a file that a full slot does not take',
      async () => {
        const { data } = await upload('THESIS_DOCUMENT', 'второй.docx', sampleFiles.docx);
        expect(data).toMatchObject({ uploadRegistrationFile: { userErrors: [{ code: 'REFUSED' }] } });
      },
      // The identity column gives each row the next number.
      () => [sent(`DELETE ${callPaths.deleteFile}`, 'person', { id: String(ids.file + 1) })],
    ),
    ...deletions,
  ];
}
