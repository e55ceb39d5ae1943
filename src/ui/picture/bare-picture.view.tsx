import { createContext, useContext, type ImgHTMLAttributes } from 'react';
import { useImageFailure } from './image-failure.ts';

/** Whether the server cuts pictures to the width that `?w=` asks for. */
const ResizingContext = createContext(false);
export const ResizingProvider = ResizingContext.Provider;

type BarePictureProps = Pick<ImgHTMLAttributes<HTMLImageElement>, 'width' | 'height' | 'loading' | 'fetchPriority' | 'decoding'> & {
  /** Already checked by the image rules; none renders nothing, nor does one that does not come (IMAGE-1). */
  readonly source: string | undefined;
  /** Widths to choose from, in pixels. */
  readonly widths: readonly number[];
  /** How wide the picture is drawn, as the `sizes` attribute says it. */
  readonly sizes: string;
};

/** A picture without a ground of its own. Decorative: its name stands beside it. */
export function BarePicture({ source, widths, sizes, ...rest }: BarePictureProps) {
  const canResize = useContext(ResizingContext);
  const { hasFailed, events } = useImageFailure(source);
  return source === undefined || hasFailed ? null : <img alt="" {...rest} {...widthSources(source, widths, sizes, canResize)} {...events} />;
}

/** The attributes with which a browser chooses its width. */
export const widthSources = (source: string, widths: readonly number[], sizes: string, canResize: boolean) =>
  canResize ? { src: source, srcSet: widths.map((width) => `${source}${source.includes('?') ? '&' : '?'}w=${width} ${width}w`).join(', '), sizes } : { src: source };
