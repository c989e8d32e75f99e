import { ApolloLink } from '@apollo/client/core';
import { screen, waitFor, within } from '@testing-library/react';
import { throwError } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Session, Talk } from '../../../web/features/programme/model.ts';
import { TalkScreen } from '../../../web/screens/TalkScreen.tsx';
import { renderScreen, schemaTransport } from '../../testkit/render.tsx';
import { named } from './openProgramme.tsx';
import { sampleProgramme } from './programmeData.ts';

type Linked = Talk & { item: Session; abstract: string | null };

/** The sample programme as the gateway answers it: its talks know their session, one has an abstract. */
function answered(theses: Record<string, string> = { '21-t1': 'О тонких плёнках.' }) {
  const programme = sampleProgramme();
  const talks: Linked[] = programme.days.flatMap(({ items }) =>
    items.flatMap((item) =>
      (item.detail?.talks ?? []).map((talk) => {
        const abstract = theses[talk.slug] ?? null;
        return Object.assign(talk, { item, abstract, hasThesis: abstract !== null });
      }),
    ),
  );
  return { ...programme, talk: ({ slug }: { slug: string }) => talks.find((talk) => talk.slug === slug) ?? null };
}

const frame = { year: 2025, startsOn: '2025-10-21', endsOn: '2025-10-25', location: 'Москва', secondReading: null };

const answering = (edition: object = {}) =>
  schemaTransport({
    Query: {
      clock: () => ({ now: '2025-10-21T09:00:00Z', isDemo: true }),
      edition: () => ({ ...frame, programme: answered(), ...edition }),
    },
  });

const open = (at: string, transport = answering()) => renderScreen(<TalkScreen />, { at, transport });

describe('the page of a talk', () => {
  it('PRG-06 has title, author, institute, abstract, time, room, calendar and session', async () => {
    open('/program/21-t1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Нейтронография тонких плёнок' })).toBeVisible();
    expect(screen.getByText('Королёв К. К.')).toBeVisible();
    expect(screen.getByText('Институт образцовых исследований')).toBeVisible();
    expect(screen.getByText('О тонких плёнках.')).toBeVisible();
    expect(screen.getByText('12:00\u2060–\u206012:30')).toBeVisible();
    expect(screen.getByText('Зал 1')).toBeVisible();
    expect(screen.getByRole('link', { name: named('В календарь') })).toHaveAttribute(
      'href',
      '/calendar/2025.ics?item=21-t1',
    );
    expect(screen.getByRole('link', { name: /^Секция 1\.1/ })).toHaveAttribute('href', '/program?session=d2-s11');
    await waitFor(() => expect(document.title).toContain('Нейтронография тонких плёнок'));
  });

  it('links to its neighbours, except rows without a title, and to parallel talks', async () => {
    open('/program/21-t2');
    const next = await screen.findByRole('heading', { name: 'Соседние доклады' });
    const neighbours = within(next.parentElement as HTMLElement).getAllByRole('link');
    expect(neighbours.map((link) => link.getAttribute('href'))).toEqual(['/program/21-t1']);
    expect(await screen.findByRole('link', { name: 'Линзы из бериллия' })).toHaveAttribute('href', '/program/23-t2');
    expect(screen.getByText(/Тезисы этого доклада не\sопубликованы/)).toBeVisible();
  });

  it('can be added to the plan that the programme shows', async () => {
    const { user } = open('/program/21-t1');
    const button = await screen.findByRole('button', { name: named('В мой план') });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(window.localStorage.getItem('portal.plan.2025')).toBe('21-t1');
  });

  it('PUB-06 an unknown talk and a row without a title lead to /404', async () => {
    for (const slug of ['21-gone', '21-t3']) {
      const { router } = open(`/program/${slug}`);
      await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
    }
  });

  it('is built from the stored programme and abstracts if its own answer does not come', async () => {
    const talkTheses = [{ talk: { id: '2025.21-t1', slug: '21-t1' }, text: 'Тезисы из хранилища.' }];
    const stored = answering({ talkTheses });
    const onlyStored = new ApolloLink((operation, forward) =>
      operation.operationName === 'Talk' ? throwError(() => new Error('away')) : stored.request(operation, forward),
    );
    open('/program/21-t1', onlyStored);
    expect(await screen.findByRole('heading', { level: 1, name: 'Нейтронография тонких плёнок' })).toBeVisible();
    expect(await screen.findByText('Тезисы из хранилища.')).toBeVisible();
  });
});
