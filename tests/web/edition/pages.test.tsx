import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ContactsScreen } from '../../../web/screens/ContactsScreen.tsx';
import { HomeScreen } from '../../../web/screens/HomeScreen.tsx';
import { OrganisersScreen } from '../../../web/screens/OrganisersScreen.tsx';
import { ThesesScreen } from '../../../web/screens/ThesesScreen.tsx';
import { ThesisCollectionScreen } from '../../../web/screens/ThesisCollectionScreen.tsx';
import { renderScreen } from '../../testkit/render.tsx';

const template = {
  label: 'Образец оформления',
  url: 'https://forum.example.org/editions/2025/template.docx',
  file: { name: 'template.docx', size: 10_240 },
};
const library = { label: 'Научная библиотека', url: 'https://library.example.org', file: null };

function open(screenToShow: ReactElement, at: string, edition: object, now = '2025-09-15T09:00:00.000Z') {
  const answer = () => ({ year: 2025, ...edition });
  return renderScreen(screenToShow, {
    at,
    resolvers: {
      Query: { clock: () => ({ now, isDemo: true }), edition: answer },
    },
  });
}

describe('contacts', () => {
  const contacts = {
    institute: 'Институт образцовых исследований',
    person: 'Образцова Ольга Образцовна',
    role: null,
    email: 'forum@example.org',
    phone: '+7 (495) 000-00-00',
    postalAddress: '123098, Москва',
  };

  it('PUB-02 show institute, person, e-mail, phone and address, with links and a copy button', async () => {
    const { user } = open(<ContactsScreen />, '/contacts', { contacts });
    expect(await screen.findByRole('heading', { name: contacts.institute })).toBeVisible();
    expect(screen.getByText(contacts.person)).toBeVisible();
    expect(screen.getByText(contacts.postalAddress)).toBeVisible();
    expect(screen.getByRole('link', { name: contacts.email })).toHaveAttribute('href', `mailto:${contacts.email}`);
    expect(screen.getByRole('link', { name: contacts.phone })).toHaveAttribute('href', 'tel:+74950000000');
    await user.click(screen.getByRole('button', { name: 'Скопировать адрес' }));
    expect(await navigator.clipboard.readText()).toBe(contacts.email);
    expect(await screen.findByText('Адрес скопирован')).toBeVisible();
  });

  it('PUB-02 announces contacts that are not published yet', async () => {
    open(<ContactsScreen />, '/contacts', { contacts: null });
    expect(await screen.findByText(/пока|позже/)).toBeVisible();
  });
});

describe('organisers', () => {
  it('PUB-02 are listed by group, with role, affiliation and their own site', async () => {
    const member = {
      pictureUrl: null,
      name: 'Тестова Т. Т.',
      role: 'Председатель',
      affiliation: 'Москва',
      url: 'https://t.example.org',
    };
    open(<OrganisersScreen />, '/orgs', {
      hasSamplePictures: false,
      organisers: [{ title: 'Программный комитет', members: [member] }],
    });
    const heading = await screen.findByRole('heading', { name: 'Программный комитет' });
    const group = within(heading.closest('section') as HTMLElement);
    expect(group.getByRole('link', { name: 'Тестова Т. Т.' })).toHaveAttribute('href', 'https://t.example.org');
    expect(group.getByText('Председатель')).toBeVisible();
    expect(group.getByText('Москва')).toBeVisible();
  });
});

describe('rules for theses', () => {
  const rules = {
    thesesWindow: { opensAt: '2025-07-31T21:00:00.000Z', closesAt: '2025-10-01T21:00:00.000Z' },
    thesesRules: { text: '<p>Не больше <strong>2000 знаков</strong>.</p>', links: [template, library] },
  };

  it.each([
    ['2025-07-31T20:59:59.000Z', /Приём тезисов откроется 1 августа/, '/personal-data'],
    ['2025-07-31T21:00:00.000Z', /Тезисы принимаются по\s1 октября 2025\sгода включительно/, '/personal-data'],
    ['2025-10-01T20:59:59.000Z', /Тезисы принимаются по\s1 октября 2025\sгода включительно/, '/personal-data'],
    ['2025-10-01T21:00:00.000Z', /Приём тезисов закончился 1 октября/, undefined],
  ])('PUB-03 at %s show the state of the deadline, and lead to the cabinet until it', async (now, text, to) => {
    open(<ThesesScreen />, '/theses', rules, now);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'В\u00a0личный кабинет' })?.getAttribute('href')).toBe(to);
  });

  it('PUB-03 have the template to download, with its kind and size, and a library to open', async () => {
    open(<ThesesScreen />, '/theses', rules);
    const file = await screen.findByRole('link', { name: /Образец оформления \(DOCX, 10\sКБ\)/ });
    expect(file).toHaveAttribute('download', 'template.docx');
    expect(screen.getByRole('link', { name: /Научная библиотека/ })).toHaveAttribute('target', '_blank');
    expect(screen.getByText('2000 знаков')).toBeVisible();
  });
});

describe('published theses', () => {
  it('PUB-04 are shown at the address of their year, with their library and PDF', async () => {
    const contents = [{ title: 'Плёнки', authors: 'П. П. Примеров', page: 3, url: '/theses.pdf#page=3' }];
    const collection = {
      title: 'Сборник',
      text: '<p>О сборнике.</p>',
      links: [library],
      pages: 4,
      cover: null,
      contents,
    };
    const forum = { title: 'Форум', location: 'Москва', startsOn: '2023-10-24', endsOn: '2023-10-27' };
    open(<ThesisCollectionScreen />, '/thesis-23', { year: 2023, ...forum, thesisCollection: collection });
    expect(await screen.findByRole('heading', { level: 1, name: /Сборник тезисов форума 2023\sгода/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /Научная библиотека/ })).toHaveAttribute('href', library.url);
    expect(screen.getAllByRole('heading', { name: /Сборник/ })).toHaveLength(1);
    expect(screen.getByText(/^4\sстраницы$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Плёнки' })).toHaveAttribute('href', '/theses.pdf#page=3');
    expect(screen.getByText('П. П. Примеров')).toBeVisible();
  });
});

describe('a page whose edition could not be loaded', () => {
  it.each([
    ['/', <HomeScreen key="home" />],
    ['/orgs', <OrganisersScreen key="orgs" />],
    ['/contacts', <ContactsScreen key="contacts" />],
    ['/theses', <ThesesScreen key="theses" />],
  ])('R12 %s keeps its heading, reports the failure and loads again', async (at, element) => {
    let calls = 0;
    const edition = () => {
      calls += 1;
      throw new GraphQLError('away', { extensions: { code: 'INTERNAL_SERVER_ERROR' } });
    };
    const { user } = renderScreen(element, { at, resolvers: { Query: { edition, editions: () => [] } } });
    const again = await screen.findByRole('button', { name: /Повторить|Попробовать/ });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(calls).toBe(1);
    await user.click(again);
    await waitFor(() => expect(calls).toBe(2));
  });
});
