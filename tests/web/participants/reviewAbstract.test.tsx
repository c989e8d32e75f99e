import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AbstractPane } from '../../../web/features/participants/review/AbstractPane.tsx';
import { renderScreen } from '../../testkit/render.tsx';
import { recordOf } from './listData.ts';
import { givePanes, openReview, press, recordsOf } from './openReview.tsx';
import { pdfFile, pdfPage } from './pdfData.ts';

/** A stub of the drawing library: opens a file of one page, or fails. */
const opened = vi.hoisted(() => vi.fn());
vi.mock('../../../web/features/participants/review/openPdf.ts', () => ({ openPdf: opened }));

const fetched = vi.fn();

beforeEach(() => {
  givePanes();
  opened.mockReset().mockResolvedValue(pdfFile(pdfPage(['Слова', 'тезисов'])));
  fetched.mockReset().mockImplementation(async () => new Response('%PDF'));
  vi.stubGlobal('fetch', fetched);
});

const fileOf = (name: string) => ({
  key: name,
  name,
  url: `https://forum.example.org/media/files/${encodeURIComponent(name)}`,
  text: null as string[] | null,
});

describe('the abstract', () => {
  function show(changes: Record<string, unknown>) {
    const record = recordOf('1', changes);
    return renderScreen(<AbstractPane registration={record as never} linkTo={vi.fn()} />, {
      resolvers: { Query: { registration: () => record } },
    });
  }

  it('LST-03 draws the PDF from this origin, with its text for screen readers', async () => {
    show({ thesisPdf: fileOf('рисунок.pdf') });
    expect(await screen.findByRole('img', { name: /Страница 1 из.1/ })).toBeInTheDocument();
    expect(await screen.findByText('Слова тезисов')).toBeInTheDocument();
    expect(fetched).toHaveBeenCalledWith('/media/files/%D1%80%D0%B8%D1%81%D1%83%D0%BD%D0%BE%D0%BA.pdf');
  });

  it('LST-03 draws a giant page within bounds', async () => {
    const words = Array.from({ length: 100 }, () => 'я'.repeat(1_000));
    opened.mockResolvedValue(pdfFile(pdfPage(words, 600, 10_000_000)));
    show({ thesisPdf: fileOf('огромный.pdf') });
    const canvas = await screen.findByRole<HTMLCanvasElement>('img', { name: /Страница 1/ });
    await waitFor(() => expect(canvas.dataset.drawn).toBe('true'));
    expect(Math.max(canvas.width, canvas.height)).toBeLessThanOrEqual(8_192);
    expect(canvas.width * canvas.height).toBeLessThanOrEqual(16_000_000);
    const shown = await screen.findByText(/яяя/);
    expect(shown.textContent?.length).toBeLessThanOrEqual(20_000);
  });

  it('LST-03 shows a document as text, never as markup', async () => {
    const text = ['<img src=x onerror=alert(1)>', 'Второй абзац'];
    show({ thesisDocument: { ...fileOf('а.docx'), text } });
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(screen.getByText('Второй абзац')).toBeVisible();
  });

  it('LST-03 offers both formats if both exist', async () => {
    const { user } = show({
      thesisPdf: fileOf('оба.pdf'),
      thesisDocument: { ...fileOf('оба.docx'), text: ['Текст документа'] },
    });
    await screen.findByRole('img', { name: /Страница 1/ });
    await user.click(screen.getByRole('tab', { name: 'Документ' }));
    expect(await screen.findByText('Текст документа')).toBeVisible();
  });

  it('LST-10 says that there is no thesis', async () => {
    show({});
    expect(await screen.findByRole('note', { name: 'Тезисов нет' })).toBeVisible();
  });

  it('LST-10 expects no thesis of a listener', async () => {
    show({ requestedFormat: 'LISTENER', effectiveFormat: 'LISTENER' });
    expect(await screen.findByText(/Тезисы не.нужны/)).toBeVisible();
    expect(screen.queryByText('Тезисов нет')).not.toBeInTheDocument();
  });

  it('LST-10 says that a file cannot be read, and links to it', async () => {
    opened.mockRejectedValue(new Error('no PDF'));
    show({ thesisPdf: fileOf('плохой.pdf') });
    expect(await screen.findByText(/Файл не.читается/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Открыть файл: плохой.pdf' })).toBeVisible();
  });

  it('LST-10 says that a document has no text', async () => {
    show({ thesisDocument: fileOf('старый.doc') });
    expect(await screen.findByText(/в.старом формате \.doc/)).toBeVisible();
  });

  it('LST-10 says that the service does not have the file', async () => {
    fetched.mockImplementation(async () => new Response('', { status: 404 }));
    const text = () => {
      throw new GraphQLError('', { extensions: { code: 'NOT_FOUND' } });
    };
    const { user } = show({
      thesisPdf: fileOf('нет.pdf'),
      thesisDocument: { ...fileOf('нет.docx'), text },
    });
    expect(await screen.findByRole('note', { name: /Файла нет на.сервере/ })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Документ' }));
    const panel = within(screen.getByRole('tabpanel', { name: 'Документ' }));
    expect(await panel.findByRole('note', { name: /Файла нет на.сервере/ })).toBeVisible();
  });

  it('LST-10 names the cause if the service answers without the file', async () => {
    fetched.mockImplementation(async () => new Response('', { status: 504, headers: { 'x-request-id': 'a1b2' } }));
    show({ thesisPdf: fileOf('долго.pdf') });
    expect(await screen.findByText(/^Сервис отвечает слишком долго/)).toBeVisible();
    expect(screen.getByText(/a1b2/)).toBeVisible();
  });

  it('LST-10 says that a file did not load, and loads it again', async () => {
    fetched.mockImplementationOnce(async () => new Response('', { status: 502 }));
    const { user } = show({ thesisPdf: fileOf('позже.pdf') });
    await user.click(await screen.findByRole('button', { name: 'Попробовать ещё раз' }));
    expect(await screen.findByRole('img', { name: /Страница 1/ })).toBeInTheDocument();
  });

  it('loads the next abstract in advance, once', async () => {
    openReview({ registration: recordsOf((key) => ({ thesisPdf: fileOf(`${key}-вперёд.pdf`) })) });
    await waitFor(() => expect(fetched).toHaveBeenCalledWith(expect.stringContaining('/2-')));
    press('KeyJ');
    expect(await screen.findByRole('heading', { name: /Пример.доклада.2/ })).toBeVisible();
    await waitFor(() => expect(fetched).toHaveBeenCalledWith(expect.stringContaining('/3-')));
    expect(fetched.mock.calls.filter(([url]) => String(url).includes('/2-'))).toHaveLength(1);
  });
});
