import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mostFileBytes, mostFileMegabytes } from '../../../schema/limits.ts';
import { CabinetScreen } from '../../../web/screens/CabinetScreen.tsx';
import { renderScreen } from '../../testkit/render.tsx';
import { cabinetQuery, registration, rejection, windowIn } from '../cabinet/cabinetData.ts';
import { cabinet, openCabinet } from '../cabinet/cabinetView.tsx';
import { heldUpload } from '../heldUpload.ts';
import { mutation } from '../mutation.ts';
import { openUpload, pdf, pick, stored, upload } from './openUpload.tsx';

describe('file slots on the card', () => {
  it('FIL-01 FIL-03 shows three slots of a talk, thesis chips only in the thesis period', async () => {
    cabinet([registration], {}, { thesesWindow: windowIn('CLOSED') });
    expect(await screen.findByRole('button', { name: 'Загрузить файл: Экспертное заключение' })).toBeVisible();
    expect(screen.getByText('Тезисы, текст')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Загрузить файл: Тезисы/ })).toBeNull();
  });

  it('FIL-04 links the download and deletes after a question', async () => {
    const registrations: object[] = [{ ...registration, thesisPdf: stored }];
    const deleteRegistrationFile = mutation(() => {
      registrations[0] = registration;
      return { registration, userErrors: [] };
    });
    const { user } = cabinet(registrations, { deleteRegistrationFile });
    expect(await screen.findByRole('link', { name: 'Скачать тезисы.pdf: Тезисы, PDF' })).toHaveAttribute(
      'href',
      new URL(stored.url).pathname,
    );
    await user.click(screen.getByRole('button', { name: 'Удалить файл: Тезисы, PDF' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Удалить файл?' }));
    expect(deleteRegistrationFile).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Удалить' }));
    const emptied = await screen.findByRole('button', { name: 'Загрузить файл: Тезисы, PDF' });
    await waitFor(() => expect(emptied, 'in place of the button that opened the dialog').toHaveFocus());
    expect(deleteRegistrationFile.inputs[0]).toEqual({
      registrationId: '10001',
      kind: 'THESIS_PDF',
    });
  });
});

describe('uploading into a slot', () => {
  it('FIL-02 begins at the content of the dialog, not at its close button', async () => {
    const dialog = await openUpload(cabinet([registration]));
    const choose = await dialog.findByRole('button', { name: 'Выбрать файл' });
    await waitFor(() => expect(choose.closest('[tabindex="-1"]')).toHaveFocus());
  });

  it('FIL-02 says why it rejects a file, drops it and blocks the upload', async () => {
    const view = cabinet([registration]);
    const dialog = await openUpload(view);
    pick(pdf(0));
    expect(await dialog.findByText('Недопустимый формат файла: он пуст')).toBeVisible();
    pick(pdf(mostFileBytes + 1));
    expect(await dialog.findByText(`Размер файла превышает ${mostFileMegabytes} мб`)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Загрузить' })).toBeDisabled();
    expect(dialog.queryByText(/thesis\.pdf/)).toBeNull();
    const status = dialog.getByRole('status');
    pick(pdf());
    expect(status).toHaveTextContent(/^thesis\.pdf/);
  });

  it('FIL-02 shows the service’s rejection of the content, and accepts another file', async () => {
    const view = cabinet([registration], {
      uploadRegistrationFile: () => rejection('Недопустимый формат файла', ['file']),
    });
    const dialog = await upload(view);
    expect(await dialog.findByText('Недопустимый формат файла')).toBeVisible();
    const choose = dialog.getByRole('button', { name: 'Выбрать файл' });
    await waitFor(() => expect(choose, 'the pressed button is disabled').toHaveFocus());
  });

  it('FIL-02 asks to choose again a file that has changed on the disk since the choice, and sends nothing', async () => {
    const uploadRegistrationFile = vi.fn();
    const view = cabinet([registration], { uploadRegistrationFile });
    const dialog = await openUpload(view);
    const file = pdf();
    vi.spyOn(file, 'slice').mockReturnValue({
      arrayBuffer: () => Promise.reject(new DOMException('could not be read', 'NotReadableError')),
    } as unknown as Blob);
    pick(file);
    await view.user.click(dialog.getByRole('button', { name: 'Загрузить' }));
    expect(await dialog.findByText(/^Файл изменился или.недоступен\. Выберите его ещё.раз\.$/)).toBeVisible();
    expect(dialog.queryByText(/thesis\.pdf/)).toBeNull();
    expect(screen.queryByText(/Нет связи/)).toBeNull();
    expect(uploadRegistrationFile).not.toHaveBeenCalled();
  });

  it('FIL-07 keeps the dialog and the chosen file if the service refuses a registration that the person still has', async () => {
    const userErrors = [{ code: 'NOT_FOUND', message: 'Запись не найдена', field: ['registrationId'] }];
    const uploadRegistrationFile = () => ({ registration: null, thesisCheck: null, userErrors });
    const view = cabinet([registration], { uploadRegistrationFile });
    const dialog = await upload(view);
    expect(await dialog.findByText('Запись не найдена')).toBeVisible();
    expect(dialog.getByText(/thesis\.pdf/)).toBeVisible();
    expect(screen.queryByText('Этой регистрации больше нет')).toBeNull();
  });

  it('FIL-01 sends the file to its slot, closes and shows it', async () => {
    const registrations: object[] = [registration];
    const uploadRegistrationFile = mutation<{ file: File; kind: string }>(() => {
      registrations[0] = { ...registration, thesisPdf: stored };
      return { registration: registrations[0], userErrors: [] };
    });
    const view = cabinet(registrations, { uploadRegistrationFile });
    await upload(view);
    expect(await screen.findByRole('link', { name: 'Скачать тезисы.pdf: Тезисы, PDF' })).toBeVisible();
    expect(screen.getByText('Файл загружен')).toBeVisible();
    expect(uploadRegistrationFile.inputs[0]).toMatchObject({ kind: 'THESIS_PDF' });
    expect(uploadRegistrationFile.inputs[0]?.file.name).toBe('thesis.pdf');
  });

  it('FIL-02 checks a file that was dropped upon the slot', async () => {
    cabinet([registration]);
    const slot = await screen.findByText('Тезисы, PDF');
    const dataTransfer = { types: ['Files'], files: [new File(['x'], 'virus.exe')] };
    fireEvent.dragOver(slot, { dataTransfer });
    fireEvent.drop(slot, { dataTransfer });
    const dialog = within(await screen.findByRole('dialog', { name: 'Загрузка файла: Тезисы, PDF' }));
    expect(dialog.getByText('Недопустимый формат файла')).toBeVisible();
  });

  it('FIL-05 shows the progress in percent, and stops', async () => {
    const Query = cabinetQuery({ registrations: () => [registration] });
    const { transport, started } = heldUpload('UploadRegistrationFile', Query);
    const view = renderScreen(<CabinetScreen />, { transport });
    const dialog = await upload(view);
    const sent = await started();
    sent.onUploadProgress(0.42);
    expect(await dialog.findByText('42 %')).toBeVisible();
    expect(dialog.getByRole('progressbar', { name: 'Ход загрузки' })).toHaveAttribute('aria-valuenow', '42');
    await view.user.click(dialog.getByRole('button', { name: 'Прервать загрузку' }));
    expect(sent.signal.aborted).toBe(true);
    expect(await screen.findByText('Загрузка прервана')).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Загрузить' })).toBeEnabled();
  });

  it('FIL-05 a double click on «Загрузить» sends once and stops nothing', async () => {
    const registrations: object[] = [registration];
    let finish: () => void = () => undefined;
    const uploadRegistrationFile = vi.fn(async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      registrations[0] = { ...registration, thesisPdf: stored };
      return { registration: registrations[0], userErrors: [] };
    });
    const view = cabinet(registrations, { uploadRegistrationFile });
    const dialog = await openUpload(view);
    pick(pdf());
    await view.user.dblClick(dialog.getByRole('button', { name: 'Загрузить' }));
    expect(dialog.getAllByRole('button').at(-1)).toHaveTextContent('Загрузить');
    await waitFor(() => expect(uploadRegistrationFile).toHaveBeenCalled());
    finish();
    expect(await screen.findByText('Файл загружен')).toBeVisible();
    expect(screen.queryByText('Загрузка прервана')).toBeNull();
    expect(uploadRegistrationFile).toHaveBeenCalledOnce();
  });
});

describe('FIL-07 a refused file action', () => {
  it('FIL-07 CAB-03 thesis chips go when the window ends by the service’s clock while the page is open', async () => {
    const clock = () => ({ now: '2025-10-01T21:00:00.000Z', isDemo: false });
    const Query = { ...cabinetQuery({ registrations: () => [registration] }), clock };
    openCabinet(Query);
    expect(await screen.findByText(/Загрузка тезисов завершена 1\sоктября/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Загрузить файл: Тезисы/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Загрузить файл: Экспертное заключение' })).toBeVisible();
  });

  it('FIL-07 shows the file that another tab has put into the slot', async () => {
    const registrations: object[] = [registration];
    const { user } = cabinet(registrations, {
      uploadRegistrationFile: () => {
        registrations[0] = { ...registration, thesisPdf: stored };
        return rejection('Файл уже загружен: сначала удалите прежний');
      },
    });
    const dialog = await upload({ user });
    const link = { name: 'Скачать тезисы.pdf: Тезисы, PDF', hidden: true };
    expect(await screen.findByRole('link', link)).toBeInTheDocument();
    expect(dialog.getByText('Файл уже загружен: сначала удалите прежний'), 'beside the choice').toBeVisible();
  });

  it('FIL-07 shows the slot that another tab has emptied', async () => {
    const registrations: object[] = [{ ...registration, thesisPdf: stored }];
    const { user } = cabinet(registrations, {
      deleteRegistrationFile: () => {
        registrations[0] = registration;
        return rejection('Файл не загружен');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Удалить файл: Тезисы, PDF' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Удалить файл?' }));
    await user.click(dialog.getByRole('button', { name: 'Удалить' }));
    expect(await screen.findByRole('button', { name: 'Загрузить файл: Тезисы, PDF' })).toBeVisible();
  });
});
