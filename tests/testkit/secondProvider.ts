import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contractFaults, requestFaults } from './contract.ts';

/**
 * A second provider, written from schema/provider.openapi.yaml alone, with the habits in which real services differ. It
 * keeps everything in memory and knows nothing of the gateway or of the reference provider.
 */
export interface Habits {
  /** What a write answers. */
  writes: 'record' | 'id' | 'idAndText';
  /** The status for a token that it does not know. */
  deadToken: 401 | 403;
  /** The status of rejections, where the document has both. */
  rejects: '400' | '200';
  unknownEmail: 404 | 'detail' | 'acrossFields';
  language: 'ru' | 'en';
  dates: 'UTC' | 'shortZone' | 'zoneless';
  /** The id of its first record. */
  firstId: number;
  /** Who may open files: the callers with the right, everyone, or everyone with a signed link. */
  media: 'rights' | 'public' | 'signed';
  /** What a login answers beside the token. */
  loginUser: 'id' | 'account';
  /** Whether a caller's own registrations have a date. */
  datesOwn: boolean;
}

export const plainHabits: Habits = {
  writes: 'record',
  deadToken: 401,
  rejects: '400',
  unknownEmail: 404,
  language: 'ru',
  dates: 'UTC',
  firstId: 1,
  media: 'rights',
  loginUser: 'id',
  datesOwn: true,
};

type Fields = Record<string, unknown>;

interface Account {
  id: number;
  email: string;
  password: string;
  isVerified: boolean;
  rights: string;
  individual: Fields;
}

interface Registration extends Fields {
  id: number;
  owner: number;
  isActive: boolean;
}

interface Call {
  query: URLSearchParams;
  body: Fields;
  form: FormData | null;
  caller: Account | null;
}

interface Answer {
  status?: number;
  body?: unknown;
  bytes?: Buffer;
}

class Rejected extends Error {
  readonly answer: Answer;

  constructor(answer: Answer) {
    super('rejected');
    this.answer = answer;
  }
}

const texts = {
  ru: {
    taken: 'Пользователь с таким email уже существует.',
    login: 'Неверный логин или пароль.',
    right: 'У вас недостаточно прав.',
    token: 'Недопустимый токен.',
    integer: 'Введите правильное число.',
    early: 'Приглашение станет доступно после подтверждения участия',
  },
  en: {
    taken: 'A user with that email already exists.',
    login: 'Login or password invalid.',
    right: 'You do not have permission to perform this action.',
    token: 'Invalid token.',
    integer: 'A valid integer is required.',
    early: 'The invitation is not available yet',
  },
};

/** Starts the service with one moderator, `moderator@example.org` with the password `Primer2025`. */
export async function startSecondProvider(habits: Habits) {
  const words = texts[habits.language];
  let lastId = habits.firstId - 1;
  const nextId = () => {
    lastId += 1;
    return lastId;
  };
  const accounts: Account[] = [];
  const registrations: Registration[] = [];
  const tokens = new Map<string, Account>();
  const files = new Map<number, { owner: number; path: string; bytes: Buffer }>();
  const letters: { to: string; values: Record<string, string> }[] = [];
  /** Answers and requests that leave the document. */
  const faults: string[] = [];
  const sections = [
    { id: 26, name: 'Секция образцов', is_active: true, is_public: true, is_speaker: true },
    { id: 27, name: 'Секция примеров', is_active: true, is_public: true, is_speaker: false },
  ];

  const reject = (body: Fields): never => {
    throw new Rejected({ status: 400, body });
  };
  /** With 200, where the document has such an answer. */
  const rejectWith200 = (body: Fields): never => {
    throw new Rejected({ status: habits.rejects === '200' ? 200 : 400, body });
  };
  const forbid = (): never => {
    throw new Rejected({ status: 403, body: { detail: words.right } });
  };
  const missing = (): never => {
    throw new Rejected({ status: 404, body: { detail: habits.language === 'ru' ? 'Не найдено.' : 'Not found.' } });
  };
  const signedIn = (caller: Account | null): Account => {
    if (caller === null) throw new Rejected({ status: habits.deadToken, body: { detail: words.token } });
    return caller;
  };
  const moderator = (caller: Account | null): Account => {
    const found = signedIn(caller);
    return found.rights === 'moderator' ? found : forbid();
  };
  const integerOrNull = (body: Fields, ...names: string[]) => {
    const wrong = names.filter(
      (name) => body[name] !== undefined && body[name] !== null && !Number.isInteger(body[name]),
    );
    if (wrong.length > 0)
      throw new Rejected({ status: 400, body: Object.fromEntries(wrong.map((name) => [name, [words.integer]])) });
  };

  const instant = () => {
    const zone = { UTC: 'Z', shortZone: '+03', zoneless: '' }[habits.dates];
    return `2025-09-15T12:00:00${zone}`;
  };
  const link = (path: string) =>
    `http://inner.host/media/${path}${habits.media === 'signed' ? '?signature=a%2Fb' : ''}`;
  const fileOf = (id: unknown) => {
    const file = files.get(id as number);
    return file === undefined ? null : link(file.path);
  };
  const ownFields = ({ owner: _, isActive: __, ...fields }: Registration, withDate = true): Fields => ({
    ...fields,
    created_at: withDate ? instant() : undefined,
    file: fileOf(fields.file_id),
    file_pdf: fileOf(fields.file_pdf_id),
    exp_file: fileOf(fields.exp_file_id),
  });
  const fullFields = (registration: Registration): Fields => {
    const owner = accounts.find(({ id }) => id === registration.owner);
    return { ...ownFields(registration), ...publicFields(registration), email: owner?.email, birth_date: null };
  };
  const publicFields = ({ id, owner }: Registration): Fields => {
    const { individual = {} } = accounts.find((account) => account.id === owner) ?? {};
    return {
      id,
      user_descr: `${individual.last_name} ${individual.first_name}`,
      organisation: 'Институт образцовых исследований',
      organization_id: 5,
      other_org_descr: null,
    };
  };
  const written = (record: { id: number } & Fields, status = 200): Answer => {
    if (habits.writes === 'record') return { status, body: { data: record } };
    const text = habits.writes === 'idAndText' ? { message: 'Saved' } : {};
    return { status, body: { data: { id: record.id }, ...text } };
  };
  const individualFields = ({ individual }: Account) => individual as { id: number } & Fields;
  const own = (caller: Account | null, id: unknown): Registration =>
    registrations.find((one) => one.id === Number(id) && one.owner === signedIn(caller).id && one.isActive) ??
    missing();

  const slots: Record<number, string> = { 3: 'file_pdf_id', 4: 'file_id', 5: 'exp_file_id' };
  const removals: Record<string, string> = {
    del_thesis_pdf: 'file_pdf_id',
    del_thesis_doc: 'file_id',
    del_exp_file: 'exp_file_id',
  };

  const routes: Record<string, (call: Call) => Answer> = {
    'POST /accounts/register/': ({ body }) => {
      if (accounts.some(({ email }) => email === body.email)) {
        const problems = { email: [words.taken], username: [words.taken] };
        rejectWith200(habits.rejects === '200' ? { errors: problems } : problems);
      }
      const id = nextId();
      const { email, password, first_name, last_name } = body as {
        email: string;
        password: string;
        first_name: string;
        last_name: string;
      };
      accounts.push({
        id,
        email,
        password,
        isVerified: false,
        rights: 'user',
        individual: { id: nextId(), first_name, last_name, ...(body.individual as Fields), photo: null },
      });
      letters.push({ to: email, values: { user_id: String(id), timestamp: '1', signature: 'verify' } });
      return { status: 201, body: { id } };
    },
    'POST /accounts/verify-registration/': ({ body }) => {
      const account = accounts.find(({ id }) => String(id) === body.user_id);
      if (account === undefined || body.signature !== 'verify') return reject({ detail: 'Invalid signature' });
      account.isVerified = true;
      return { body: { detail: 'User verified successfully' } };
    },
    'POST /accounts/login/': ({ body }) => {
      const account = accounts.find(({ email, password }) => email === body.login && password === body.password);
      if (!account?.isVerified) return reject({ detail: words.login });
      const token = `token-${account.id}-${tokens.size}`;
      tokens.set(token, account);
      return {
        body: { token, user: habits.loginUser === 'id' ? account.id : { id: account.id, email: account.email } },
      };
    },
    'POST /accounts/send-reset-password-link/': ({ body }) => {
      const account = accounts.find(({ email }) => email === body.email);
      if (account === undefined) {
        const detail = 'User not found';
        if (habits.unknownEmail === 404) return missing();
        throw new Rejected({
          status: 400,
          body: habits.unknownEmail === 'detail' ? { detail } : { non_field_errors: [detail] },
        });
      }
      letters.push({ to: account.email, values: { user_id: String(account.id), timestamp: '2', signature: 'reset' } });
      return { body: { detail: 'Reset link sent' } };
    },
    'POST /accounts/reset-password/': ({ body }) => {
      const account = accounts.find(({ id }) => String(id) === body.user_id);
      if (account === undefined || body.signature !== 'reset') return reject({ detail: 'Invalid signature' });
      account.password = String(body.password);
      return { body: { detail: 'Reset password successful' } };
    },
    'GET /accounts/profile/': ({ query, caller }) => {
      const me = signedIn(caller);
      const wanted = query.get('id');
      if (wanted === null) return { body: { id: me.id } };
      const account = accounts.find(({ id }) => String(id) === wanted) ?? missing();
      if (account !== me && me.rights !== 'moderator') return forbid();
      const role = [{ access_rights: account.rights }];
      return {
        body: {
          username: account.email,
          site_type: 'another-portal',
          profiles: [{ individual: account.individual, role }],
        },
      };
    },
    'PATCH /api/users/individual/detail/': ({ body, caller }) => {
      const me = signedIn(caller);
      integerOrNull(body, 'academic_degree', 'organization', 'org_position', 'school_status');
      Object.assign(me.individual, body);
      return written(individualFields(me));
    },
    'POST /api/users/individual/photo/': ({ form, caller }) => {
      const me = signedIn(caller);
      if (form?.get('img') == null || form.get('id') !== String(me.individual.id))
        return reject({ img: ['Нет файла.'] });
      me.individual.photo = link(`photos/${me.id}.png`);
      files.set(nextId(), { owner: me.id, path: `photos/${me.id}.png`, bytes: Buffer.from('photo') });
      return written(individualFields(me));
    },
    'GET /api/users/user_meeting/sections/': ({ caller }) => {
      signedIn(caller);
      return { body: { data: sections } };
    },
    'GET /api/users/user_meeting/list/': () => ({
      body: { data: registrations.filter(({ isActive }) => isActive).map(publicFields) },
    }),
    'POST /api/users/user_meeting/list/': ({ body, caller }) => {
      if (body.is_moderator !== true) return { body: { data: registrations.map(publicFields) } };
      moderator(caller);
      return { body: { data: registrations.filter(({ isActive }) => isActive).map(fullFields) } };
    },
    'GET /api/users/user_meeting/get/': ({ query, caller }) => {
      const found = registrations.find(({ id }) => String(id) === query.get('id')) ?? missing();
      if (found.owner !== signedIn(caller).id) moderator(caller);
      return { body: { data: fullFields(found) } };
    },
    'POST /api/users/user_meeting/change/': ({ body, caller }) => {
      moderator(caller);
      integerOrNull(body, 'new_section', 'new_speak_day', 'new_speak_slot', 'new_speak_track');
      const found = registrations.find(({ id }) => id === body.id) ?? missing();
      found.confirm_type = body.new_user_type;
      found.section_confirm_id = body.new_section;
      found.org_comment = body.new_org_comment;
      for (const place of ['speak_day', 'speak_slot', 'speak_track']) {
        if (body[`new_${place}`] !== undefined) found[place] = body[`new_${place}`];
      }
      return written(fullFields(found) as { id: number });
    },
    'GET /api/users/user_meeting_reg/list/': ({ caller }) => {
      const { id } = signedIn(caller);
      const mine = registrations.filter(({ owner, isActive }) => owner === id && isActive);
      return { body: { data: mine.map((one) => ownFields(one, habits.datesOwn)) } };
    },
    'POST /api/users/registration/make/': ({ body, caller }) => {
      const me = signedIn(caller);
      integerOrNull(body, 'section_choice');
      const made: Registration = {
        id: nextId(),
        owner: me.id,
        isActive: true,
        meeting_id: 3,
        type: body.type,
        confirm_type: 0,
        is_confirm: 0,
        comments: body.comment,
        org_comment: null,
        section_choice_id: body.section_choice,
        section_confirm_id: null,
        listen_sections: (body.selected_listen_sections as number[]).join(', '),
        need_tour: body.need_tour === true ? 2 : 0,
        tshort_size: null,
        cancel_poster: null,
        day_1: 0,
        day_2: 0,
        day_3: 0,
        day_4: 0,
        file_id: null,
        file_pdf_id: null,
        exp_file_id: null,
        speak_day: null,
        speak_slot: null,
        speak_track: null,
      };
      registrations.push(made);
      return written(ownFields(made) as { id: number });
    },
    'POST /api/users/registration/change/': ({ body, caller }) => {
      const found = own(caller, body.id);
      const action = String(body.action);
      if (action === 'confirm_reg')
        Object.assign(found, {
          is_confirm: 1,
          need_tour: body.need_tour ?? found.need_tour,
          tshort_size: body.tshort_size,
        });
      else if (action === 'cancel_reg') found.isActive = false;
      else if (action === 'confirm_tour') found.need_tour = body.confirm_tour;
      else if (action === 'change_tour') found.need_tour = body.need_tour;
      else found[removals[action] ?? ''] = null;
      return written(ownFields(found) as { id: number });
    },
    'POST /api/users/registration/add_file/': ({ body, caller }) => {
      const found = own(caller, body.id);
      if (files.get(Number(body.file_id))?.owner !== caller?.id) return missing();
      found[slots[Number(body.file_type)] ?? ''] = body.file_id;
      return written(ownFields(found) as { id: number });
    },
    'GET /api/users/registration/invite/': ({ query, caller }) => {
      const found = own(caller, query.get('id'));
      if (found.is_confirm !== 1) return rejectWith200({ error: words.early });
      // A new file at each call.
      const path = `documents/${nextId()}.pdf`;
      files.set(nextId(), { owner: found.owner, path, bytes: Buffer.from('%PDF invitation') });
      return { body: { url: link(path) } };
    },
    'POST /api/users/attendance/list/': ({ caller, body }) => {
      moderator(caller);
      // All of its people came to one section.
      if (body.section_id !== undefined && body.section_id !== 26) return { body: { data: [] } };
      const rows = registrations
        .map(publicFields)
        .map(({ id: _, ...row }) => ({ ...row, section_descr: 'Секция образцов', created_at: instant() }));
      return { body: { data: rows } };
    },
    'POST /api/references/file/detail/': ({ form, caller }) => {
      const { id: owner } = signedIn(caller);
      if (form?.get('file') == null || form.get('type') === null) return reject({ file: ['Нет файла.'] });
      const id = nextId();
      files.set(id, { owner, path: `files/${id}.pdf`, bytes: Buffer.from('%PDF thesis') });
      return { status: 201, body: { data: { id } } };
    },
    'DELETE /api/references/file/detail/': ({ query, caller }) => {
      signedIn(caller);
      files.delete(Number(query.get('id')));
      return { status: 204 };
    },
    'GET /api/references/organization/list/': () => ({
      body: { data: [{ id: 5, name: 'Институт образцовых исследований' }] },
    }),
    'GET /api/references/org-position/list/': () => ({ body: { data: [{ id: 6, title: 'Научный сотрудник' }] } }),
    'GET /api/references/academic-degree/list/': () => ({ body: { data: [{ id: 3, title: 'Кандидат наук' }] } }),
    'GET /api/references/school-status/list/': () => ({ body: { data: [{ id: 2, title: 'Аспирант' }] } }),
  };

  function openMedia(path: string, call: Call): Answer {
    const found = [...files.values()].find((file) => `/media/${file.path}` === path) ?? missing();
    if (habits.media === 'signed' && call.query.get('signature') !== 'a/b') return forbid();
    if (habits.media === 'rights' && signedIn(call.caller).id !== found.owner) moderator(call.caller);
    return { bytes: found.bytes };
  }

  async function readBody(request: IncomingMessage): Promise<Pick<Call, 'body' | 'form'>> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const type = request.headers['content-type'] ?? '';
    const bytes = new Uint8Array(Buffer.concat(chunks));
    if (type.startsWith('multipart/')) {
      return { body: {}, form: await new Response(bytes, { headers: { 'content-type': type } }).formData() };
    }
    return { body: bytes.length === 0 ? {} : (JSON.parse(Buffer.from(bytes).toString()) as Fields), form: null };
  }

  function answerTo(method: string, path: string, call: Call): Answer {
    try {
      if (path.startsWith('/media/')) return openMedia(path, call);
      const route = routes[`${method} ${path}`];
      if (route === undefined) return { status: 404, bytes: Buffer.from('<h1>Not Found</h1>') };
      return route(call);
    } catch (error) {
      if (error instanceof Rejected) return error.answer;
      throw error;
    }
  }

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider.invalid');
    const method = request.method ?? '';
    const token = /^Token (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    const { body, form } = await readBody(request);
    const answer = answerTo(method, pathname, { query: searchParams, body, form, caller: tokens.get(token) ?? null });
    const { status = 200 } = answer;
    if (answer.bytes === undefined && status !== 204) {
      const text = JSON.stringify(answer.body);
      if (form === null && method !== 'GET') faults.push(...requestFaults(method, pathname, body));
      if (habits.dates === 'UTC') {
        faults.push(
          ...contractFaults({ method, path: pathname, status, type: 'application/json', body: JSON.parse(text) }),
        );
      }
      response.writeHead(status, { 'content-type': 'application/json' }).end(text);
      return;
    }
    const type = pathname.startsWith('/media/') ? 'application/pdf' : 'text/html';
    response.writeHead(status, answer.bytes === undefined ? {} : { 'content-type': type }).end(answer.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  accounts.push({
    id: nextId(),
    email: 'moderator@example.org',
    password: 'Primer2025',
    isVerified: true,
    rights: 'moderator',
    individual: { id: nextId(), first_name: 'Пример', last_name: 'Модераторов' },
  });

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    faults,
    files,
    /** Forgets every token, as a service does whose table of tokens was emptied. */
    forgetTokens: () => tokens.clear(),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
