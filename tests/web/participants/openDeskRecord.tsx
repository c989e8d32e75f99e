import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { vi } from 'vitest';
import { createDeskStore, type DeskRow, type DeskStore } from '../../../web/features/participants/model/deskStore.ts';
import { DeskProvider, useDeskState } from '../../../web/features/participants/model/useDesk.ts';
import { RecordDialog } from '../../../web/features/participants/record/RecordDialog.tsx';
import type { ConfirmFormatInput } from '../../../web/generated/types.ts';
import { setServiceClock } from '../../../web/lib/serviceClock.ts';
import { markSession } from '../../../web/lib/session.ts';
import { type Resolvers, renderScreen } from '../../testkit/render.tsx';
import { mutation } from '../mutation.ts';
import { accelerators, detectors, rowOf } from './recordData.ts';

type Answer = { registration?: DeskRow | null; current?: DeskRow | null; userErrors?: object[] };

interface OpenOptions {
  rows?: DeskRow[];
  project?: string | null;
  at?: string;
  /** The service's answers to saves; by default the record as it was asked for. */
  save?: (input: ConfirmFormatInput) => Answer;
  query?: Resolvers['Query'];
}

const [year, closed] = [2025, { id: 'Section:9', name: 'Закрытая секция' }];

/** Opens the record of an address within a list of rows, which the test changes through `list`. */
export function openDeskRecord(options: OpenOptions = {}) {
  const { rows = [rowOf('1'), rowOf('2'), rowOf('3')], project = null, at = '/users-list?record=1' } = options;
  const list = { rows, version: 1 };
  markSession();
  setServiceClock(Date.parse('2025-09-15T09:00:00.000Z'));
  const findRow = (id: string) => list.rows.find((row) => row.id === id) ?? null;
  const saves = mutation<ConfirmFormatInput>((input) => {
    const {
      registration = null,
      current = null,
      userErrors = [],
    } = options.save?.(input) ?? {
      registration: findRow(input.registrationId),
    };
    return { registration, current, userErrors };
  });
  const previewDecision = vi.fn((): unknown => ({ preview: { hasLetter: true, letter: null }, userErrors: [] }));
  const stores: DeskStore[] = [];

  function Desk() {
    const client = useApolloClient();
    const [store] = useState(() => createDeskStore(client, { year, project }));
    useEffect(() => {
      stores.push(store);
      void store.read();
    }, [store]);
    return (
      <DeskProvider value={store}>
        <OpenRecord />
      </DeskProvider>
    );
  }
  function OpenRecord() {
    const [address, setAddress] = useSearchParams();
    const { rows: read } = useDeskState();
    const id = address.get('record');
    if (id === null || read === null) return null;
    return (
      <RecordDialog
        id={`Registration:${id}`}
        rows={read}
        year={year}
        project={project}
        onOpen={(next) => setAddress({ record: next.replace('Registration:', '') })}
        onClose={() => setAddress({})}
        renderAttendance={(of, fullName) => <p>{`Посещения ${of} ${fullName}`}</p>}
      />
    );
  }
  const sections = [accelerators, detectors].map((section) => ({ ...section, isActive: true, isOpenToTalks: true }));
  const page = renderScreen(<Desk />, {
    at,
    resolvers: {
      Query: {
        edition: () => ({
          year,
          isCurrent: true,
          endsOn: '2025-10-25',
          sections: [...sections, { ...closed, isActive: false, isOpenToTalks: true }],
          posterLists: [],
          registrations: () => ({
            version: String(list.version),
            readAt: '2025-09-15T09:00:00.000Z',
            unreadableCount: 0,
            nodes: list.rows,
          }),
        }),
        registration: (_: unknown, { id }: { id: string }) => findRow(id),
        previewDecision,
        ...options.query,
      },
      Mutation: { confirmFormat: saves },
    },
  });
  return {
    ...page,
    saves,
    previewDecision,
    /** Changes rows as somebody else does, and lets the page's list follow. */
    async changeElsewhere(change: (rows: DeskRow[]) => DeskRow[]) {
      list.rows = change(list.rows);
      list.version += 1;
      await stores.at(-1)?.poll();
    },
  };
}
