import { fireEvent, screen, within } from '@testing-library/react';
import type { cabinet } from '../cabinet/cabinetView.tsx';

export const stored = { key: '7', name: 'тезисы.pdf', url: 'http://localhost:4000/media/files/a1b2.pdf/%D1%82.pdf' };
export const pdf = (bytes = 10) => new File([new Uint8Array(bytes)], 'thesis.pdf', { type: 'application/pdf' });

export async function openUpload(view: { user: ReturnType<typeof cabinet>['user'] }) {
  await view.user.click(await screen.findByRole('button', { name: 'Загрузить файл: Тезисы, PDF' }));
  return within(await screen.findByRole('dialog', { name: 'Загрузка файла: Тезисы, PDF' }));
}

export function pick(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"][accept=".pdf"]');
  if (input === null) throw new Error('no file input');
  fireEvent.change(input, { target: { files: [file] } });
}

/** Uploads a PDF into its slot; the dialog stays as the service's answer leaves it. */
export async function upload(view: Parameters<typeof openUpload>[0]) {
  const dialog = await openUpload(view);
  pick(pdf());
  await view.user.click(dialog.getByRole('button', { name: 'Загрузить' }));
  return dialog;
}
