import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DownloadLink } from '../../../web/ui/file/DownloadButton.tsx';

it('the status of a download takes no place in a row of buttons while it is empty', () => {
  const linkTo = (url: string | null) => (
    <MantineProvider env="test">
      <DownloadLink url={url} label="Открыть файл" />
    </MantineProvider>
  );
  const { rerender } = render(linkTo(null));
  expect(screen.getByRole('status')).toHaveStyle({ position: 'absolute' });
  rerender(linkTo('https://forum.example.org/media/invitation.pdf'));
  expect(screen.getByRole('status')).toHaveStyle({ position: 'static' });
});
