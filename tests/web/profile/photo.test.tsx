import type { ApolloLink } from '@apollo/client/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mostFileBytes, mostFileMegabytes } from '../../../schema/limits.ts';
// Imported in advance: a dialog that must not open would otherwise open too late for the test to notice.
import '../../../web/features/profile/PhotoDialog.tsx';
import { cropSquare, readPhoto } from '../../../web/features/profile/photo.ts';
import { CabinetScreen } from '../../../web/screens/CabinetScreen.tsx';
import { type Resolvers, renderScreen } from '../../testkit/render.tsx';
import { sampleFiles } from '../../testkit/samples.ts';
import { expectToast, fakeTimers } from '../../testkit/toasts.ts';
import { cabinetQuery, fault, profile, rejection } from '../cabinet/cabinetData.ts';
import { heldUpload } from '../heldUpload.ts';
import { mutation } from '../mutation.ts';
import { HeaderPhoto } from './HeaderPhoto.tsx';

const photoUrl = 'http://localhost:4000/media/photo/1.png';
const fileOf = (content: Uint8Array, name: string, type = '') => new File([new Uint8Array(content)], name, { type });
const png = () => fileOf(sampleFiles.png, 'me.png', 'image/png');
const drawImage = vi.fn();

/** jsdom decodes no pictures and has no canvas, so both are stubs. The picture is 400 × 300. */
beforeEach(() => {
  drawImage.mockReset();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => {
    done(new Blob(['square'], { type: type ?? 'image/png' }));
  });
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue(undefined);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(300);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:http://page/photo');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
});

const answered = (changed: object) => ({
  viewer: { id: '1', displayName: 'Примеров', profile: changed },
  userErrors: [],
});

function open(Mutation: Resolvers['Mutation'] = {}, transport?: ApolloLink) {
  return renderScreen(
    <>
      <HeaderPhoto />
      <CabinetScreen />
    </>,
    {
      at: '/personal-data?tab=profile',
      resolvers: { Query: cabinetQuery(), Mutation },
      ...(transport ? { transport } : {}),
    },
  );
}

async function choose(file: File) {
  await screen.findByRole('button', { name: 'Загрузить фото' });
  const input = document.querySelector<HTMLInputElement>('input[accept^="image/"]');
  if (input === null) throw new Error('no file input');
  fireEvent.change(input, { target: { files: [file] } });
}

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Фото профиля' }));
const send = async (user: ReturnType<typeof open>['user']) =>
  user.click(await (await dialog()).findByRole('button', { name: 'Загрузить' }));

describe('the photo', () => {
  it('CAB-02 is cropped to a square and uploaded; a toast says so for 3 s, and the header shows it', async () => {
    fakeTimers();
    const uploadPhoto = mutation<{ file: File }>(answered({ ...profile, photoUrl }));
    const { user } = open({ uploadPhoto });
    await choose(png());
    const shown = await dialog();
    expect(await shown.findByRole('slider', { name: 'Масштаб' })).toBeVisible();
    expect(screen.getByText('без фото')).toBeVisible();
    await send(user);
    expect(await screen.findByText(photoUrl)).toBeVisible();
    expect(uploadPhoto.inputs[0]?.file).toMatchObject({ name: 'me.png', type: 'image/png' });
    expect(drawImage.mock.calls[0]?.slice(1)).toEqual([50, 0, 300, 300, 0, 0, 300, 300]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:http://page/photo');
    await expectToast('Фото загружено', 3000);
  });

  it('CAB-02 is uploaded, also when the profile could not be read after it', async () => {
    const { user } = open({ uploadPhoto: () => ({ viewer: { id: '1', profile: fault }, userErrors: [] }) });
    await choose(png());
    await send(user);
    expect(await screen.findByText('Фото загружено')).toBeVisible();
    expect(screen.getByLabelText(/Фамилия/)).toHaveValue('Примеров');
  });

  it.each([
    ['gif', fileOf(sampleFiles.gif, 'me.gif'), 'me.png'],
    ['jpeg', fileOf(sampleFiles.jpeg, 'me.jpeg'), 'me.jpg'],
    ['png named .bmp', fileOf(sampleFiles.png, 'me.bmp'), 'me.png'],
    ['exe named .jpg', fileOf(sampleFiles.exe, 'me.jpg', 'image/jpeg'), 'wrongFormat'],
  ])('CAB-02 reads a %s by its content', async (_, file, name) => {
    const photo = await readPhoto(file);
    expect(typeof photo === 'string' ? photo : (await cropSquare(photo, null)).name).toBe(name);
  });

  it.each([
    ['Недопустимый формат файла', fileOf(sampleFiles.pdf, 'me.png', 'image/png')],
    [
      `Размер файла превышает ${mostFileMegabytes} мб`,
      new File([new Uint8Array(mostFileBytes + 1)], 'me.png', { type: 'image/png' }),
    ],
  ])('CAB-02 rejects with «%s» and opens no dialog', async (text, file) => {
    open();
    await choose(file);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('CAB-02 is rejected with a message if it cannot be read', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new DOMException('broken'));
    open();
    await choose(png());
    expect(await screen.findByText(/Не.удалось прочитать изображение/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('CAB-02 rejected by the service, the dialog says why and closes without a photo', async () => {
    const { user } = open({ uploadPhoto: () => rejection('Недопустимый формат файла', ['file']) });
    await choose(png());
    await send(user);
    const shown = await dialog();
    expect(await shown.findByText('Недопустимый формат файла')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Отмена' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('без фото')).toBeVisible();
  });

  it('CAB-02 shows the progress of its upload, which the user can stop', async () => {
    const { transport, started } = heldUpload('UploadPhoto', cabinetQuery());
    const { user } = open({}, transport);
    await choose(png());
    await send(user);
    const sent = await started();
    sent.onUploadProgress(0.42);
    const shown = await dialog();
    expect(await shown.findByText('42 %')).toBeVisible();
    await user.click(shown.getByRole('button', { name: 'Прервать загрузку' }));
    expect(sent.signal.aborted).toBe(true);
    expect(await screen.findByText('Загрузка прервана')).toBeVisible();
    expect(await shown.findByRole('button', { name: 'Загрузить' })).toBeEnabled();
  });
});
