import { useEffect, useId, useRef } from 'react';
import { mediaTypes } from '#src/contracts/media.ts';

const ACCEPTED = Object.keys(mediaTypes).join();

interface Props {
  file: File | undefined;
  /** A pasted or dropped file, which the file input does not show. */
  isBrought: boolean;
  /** The error message; empty if there is none. */
  error: string;
  onFile: (file: File | undefined) => void;
}

/** The file input, with a preview of its picture. */
export function PictureFile({ file, isBrought, error, onFile }: Props) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!file && input.current) input.current.value = '';
    let left = false;
    // Drawn on a canvas, because the content policy allows no images from blob URLs.
    if (file)
      void createImageBitmap(file).then(
        (bitmap) => !left && draw(canvas.current, bitmap),
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [file]);

  return (
    <div className="cell cell-wide">
      <label htmlFor={id} className="cell-label">
        Picture from this device
      </label>
      <input
        ref={input}
        id={id}
        type="file"
        accept={ACCEPTED}
        className="cell-control file:mr-3 file:rounded-sheet file:border file:border-current file:bg-transparent file:px-3.5 file:py-1.5 file:font-semibold file:text-ink"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onFile(target.files?.[0])}
      />
      {file && (
        <p className="flex flex-wrap items-center gap-3 px-3.5 pb-3 text-note wrap-anywhere text-ink-2">
          <canvas
            ref={canvas}
            className="max-h-30 max-w-full"
            width={0}
            height={0}
            aria-hidden="true"
          />
          {isBrought && (file.name || 'The pasted picture')}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="cell-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** Maximum height of the preview, in pixels. */
const HEIGHT = 240;

function draw(canvas: HTMLCanvasElement | null, bitmap: ImageBitmap): void {
  const scale = Math.min(1, HEIGHT / bitmap.height);
  if (canvas) {
    canvas.width = Math.max(1, bitmap.width * scale);
    canvas.height = Math.max(1, bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
}
