import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { registration, rejection } from '../cabinet/cabinetData.ts';
import { cabinet } from '../cabinet/cabinetView.tsx';
import { pick, stored, upload } from './openUpload.tsx';

describe('theses that are longer than the forum prints', () => {
  const tooLong = { pages: 2, characters: 2310, maxPages: 1, maxCharacters: 2000, isWithinLimits: false };

  /** A service with this result for the check of the first file; its calls in order. */
  function service(check: object | null) {
    const registrations: object[] = [registration];
    const calls: string[] = [];
    const Mutation = {
      uploadRegistrationFile: (_: unknown, { input }: { input: { file: File; replacesKey: string | null } }) => {
        calls.push(`upload ${input.file.name}${input.replacesKey === null ? '' : ` for ${input.replacesKey}`}`);
        if (Mutation.refuses) return rejection('Недопустимый формат файла: он повреждён', ['file']);
        registrations[0] = { ...registration, thesisPdf: { ...stored, name: input.file.name } };
        return { registration: registrations[0], thesisCheck: calls.length === 1 ? check : null, userErrors: [] };
      },
      deleteRegistrationFile: vi.fn(),
      refuses: false,
    };
    const { refuses: _, ...resolvers } = Mutation;
    return { view: cabinet(registrations, resolvers), calls, Mutation };
  }

  async function uploadLong(check: object | null) {
    const made = service(check);
    const dialog = await upload(made.view);
    await screen.findByRole('link', { name: 'Скачать thesis.pdf: Тезисы, PDF' });
    return { ...made, dialog };
  }

  it('FIL-01 PUB-03 names the counts and lets the author keep the file', async () => {
    const { view, calls, dialog } = await uploadLong(tooLong);
    expect(await dialog.findByText('2 страницы вместо 1')).toBeVisible();
    expect(dialog.getByText('2 310 знаков с пробелами вместо 2 000')).toBeVisible();
    const keep = dialog.getByRole('button', { name: 'Оставить этот файл' });
    expect(keep).toHaveFocus();
    await view.user.click(keep);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toEqual(['upload thesis.pdf']);
  });

  it('FIL-02 FIL-04 replaces the file in one action, and a refused one stays', async () => {
    const { view, calls, dialog, Mutation } = await uploadLong(tooLong);
    await view.user.click(await dialog.findByRole('button', { name: 'Заменить файл' }));
    const choose = await dialog.findByRole('button', { name: 'Выбрать файл' });
    await waitFor(() => expect(choose, 'the pressed button was removed').toHaveFocus());
    expect(dialog.getByText(/Прежний файл останется в.заявке, пока сервис не.примет новый/)).toBeVisible();
    const send = async () => {
      pick(new File([new Uint8Array(9)], 'short.pdf', { type: 'application/pdf' }));
      await view.user.click(dialog.getByRole('button', { name: 'Загрузить' }));
    };
    Mutation.refuses = true;
    await send();
    expect(await dialog.findByText('Недопустимый формат файла: он повреждён')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Скачать thesis.pdf: Тезисы, PDF', hidden: true })).toBeInTheDocument();
    Mutation.refuses = false;
    await send();
    expect(await screen.findByRole('link', { name: 'Скачать short.pdf: Тезисы, PDF' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls).toEqual(['upload thesis.pdf', 'upload short.pdf for 7', 'upload short.pdf for 7']);
    expect(Mutation.deleteRegistrationFile).not.toHaveBeenCalled();
  });

  it.each([
    ['only the characters', { ...tooLong, pages: null }, [/знаков/], [/страниц/]],
    ['only the pages', { ...tooLong, characters: 1500 }, [/страниц/], [/знаков/]],
  ])('PUB-03 names %s if only they exceed the limit', async (_, check, named, unnamed) => {
    const { dialog } = await uploadLong(check);
    for (const text of named) expect(await dialog.findByText(text)).toBeVisible();
    for (const text of unnamed) expect(dialog.queryByText(text)).toBeNull();
  });

  it('FIL-01 says nothing of theses within the limits', async () => {
    await uploadLong({ ...tooLong, pages: 1, characters: 2000, isWithinLimits: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
