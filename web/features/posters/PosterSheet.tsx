import { posterTexts } from '#texts/posters.ts';
import { PrintSheet } from '../../ui/page/PrintSheet.tsx';
import { byBoard, type PosterRow } from './posters.ts';

interface PosterSheetProps {
  title: string;
  rows: readonly PosterRow[];
  onDone: () => void;
}

const { board: boardLabel, presenter: presenterLabel, title: titleLabel, group: groupLabel } = posterTexts.sheet;

/** A poster list for A4, by the numbers of the boards. */
export function PosterSheet({ title, rows, onDone }: PosterSheetProps) {
  return (
    <PrintSheet onDone={onDone}>
      <h1>{title}</h1>
      <table>
        <thead>
          <tr>
            <th scope="col">{boardLabel}</th>
            <th scope="col">{presenterLabel}</th>
            <th scope="col">{titleLabel}</th>
            <th scope="col">{groupLabel}</th>
          </tr>
        </thead>
        <tbody>
          {byBoard(rows).map(({ key: id, board, presenter, title: posterTitle, group }) => (
            <tr key={id}>
              <td>{board}</td>
              <td>{presenter}</td>
              <td>{posterTitle}</td>
              <td>{group}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  );
}
