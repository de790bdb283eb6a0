// A figure with its caption.
import { BoardPicture } from './board-picture.tsx';
import { figureOf, type FigureId } from './figures.ts';
import { LinePicture, RowPicture } from './piece-pictures.tsx';
import { Prose } from './prose.tsx';
import './figure.css';

export function FigureView({ id }: { readonly id: FigureId }) {
  const figure = figureOf(id);
  return (
    <figure class={`book-figure book-figure-${figure.kind}`}>
      {figure.kind === 'board' ? (
        <BoardPicture figure={figure} />
      ) : figure.kind === 'row' ? (
        <RowPicture blocks={figure.blocks} />
      ) : (
        <LinePicture attackers={figure.attackers} defenders={figure.defenders} />
      )}
      <figcaption>
        <Prose of={`figure.${id}`} />
      </figcaption>
    </figure>
  );
}
