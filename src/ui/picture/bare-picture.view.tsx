import { createContext, useContext, type ImgHTMLAttributes } from 'react';
import { useImageFailure } from './image-failure.ts';

/** Whether the server resizes pictures to the width in `?w=`. */
const ResizingContext = createContext(false);
export const ResizingProvider = ResizingContext.Provider;

type BarePictureProps = Pick<
  ImgHTMLAttributes<HTMLImageElement>,
  'width' | 'height' | 'loading' | 'fetchPriority' | 'decoding'
> & {
  /** Validated by the image rules. A missing or failed picture renders nothing (IMAGE-1). */
  readonly source: string | undefined;
  /** Widths to choose from, in pixels. */
  readonly widths: readonly number[];
  /** The drawn width of the picture, in the syntax of the `sizes` attribute. */
  readonly sizes: string;
};

/** A picture without a background. Decorative: the name is shown beside it. */
export function BarePicture({ source, widths, sizes, ...rest }: BarePictureProps) {
  const canResize = useContext(ResizingContext);
  const { hasFailed, events } = useImageFailure(source);
  return source === undefined || hasFailed ? null : (
    <img alt="" {...rest} {...widthSources(source, widths, sizes, canResize)} {...events} />
  );
}

/** Returns the attributes by which a browser chooses a width. */
export const widthSources = (source: string, widths: readonly number[], sizes: string, canResize: boolean) =>
  canResize
    ? {
        src: source,
        srcSet: widths.map((width) => `${source}${source.includes('?') ? '&' : '?'}w=${width} ${width}w`).join(', '),
        sizes,
      }
    : { src: source };
