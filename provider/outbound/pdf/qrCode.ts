import qrcode from 'qrcode';
import { colours, type Page } from './document.ts';

/** Draws a QR code as one shape: neighbouring modules of a row are one rectangle, so that viewers show no gaps. */
export function drawQrCode(page: Page, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' });
  const module = size / modules.size;
  for (let row = 0; row < modules.size; row += 1) {
    let from = 0;
    while (from < modules.size) {
      let to = from;
      while (to < modules.size && modules.get(row, to)) to += 1;
      if (to > from) page.rect(x + from * module, y + row * module, (to - from) * module, module);
      from = to + 1;
    }
  }
  page.fill(colours.ink);
}
