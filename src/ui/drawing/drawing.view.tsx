import styles from './drawing.module.scss';

/** `line` is drawn only; the others are filled as well, in colors of the theme. */
type DrawingTone = 'line' | 'paper' | 'warm' | 'accent';
/** The paths of a drawing in a square of 96, the rearmost first. */
export type DrawingShapes = readonly (readonly [tone: DrawingTone, path: string])[];

/** A decorative drawing, as in the place of content that does not exist; the text beside it carries the meaning. */
export function Drawing({ shapes }: { readonly shapes: DrawingShapes }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 96 96" aria-hidden="true">
      {shapes.map(([tone, path]) => (
        <path key={path} data-tone={tone} d={path} />
      ))}
    </svg>
  );
}
