import { useEffect, useRef, useState } from 'react';
import { mediaTypes } from '#src/contracts/media.ts';
import { Cell } from '../parts/Cell.tsx';

const ACCEPTED = Object.keys(mediaTypes).join();

interface Props {
  file: File | undefined;
  /** A pasted or dropped file, which the file input does not show. */
  isBrought: boolean;
  error: string | undefined;
  onFile: (file: File | undefined) => void;
}

/** The file input, with a preview of its picture. */
export function PictureFile({ file, isBrought, error, onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  /** As a data URL: the content policy allows no images from blob URLs. */
  const [shown, setShown] = useState('');

  useEffect(() => {
    setShown('');
    if (!file) {
      if (input.current) input.current.value = '';
      return;
    }
    const reader = new FileReader();
    reader.onload = () => setShown(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);

  return (
    <Cell label="Picture from this device" error={error} wide>
      {(control) => (
        <>
          <input
            {...control}
            ref={input}
            type="file"
            accept={ACCEPTED}
            className="cell-control file:mr-3 file:rounded-sheet file:border file:border-current file:bg-transparent file:px-3.5 file:py-1.5 file:font-semibold file:text-ink"
            onChange={({ target }) => onFile(target.files?.[0])}
          />
          {file && (
            <p className="flex flex-wrap items-center gap-3 px-3.5 pb-3 text-note wrap-anywhere text-ink-2">
              {shown && (
                <img
                  src={shown}
                  alt=""
                  className="max-h-30 max-w-full"
                  onError={() => setShown('')}
                />
              )}
              {isBrought && (file.name || 'The pasted picture')}
            </p>
          )}
        </>
      )}
    </Cell>
  );
}
