import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { type ListedMedia, type Media, mediaTypes } from '#src/contracts/media.ts';
import { Cell } from '#src/ui/form/Cell.tsx';
import { LoadMore } from '../list/List.tsx';
import { InputCell } from '../parts/form.tsx';
import { type DialogProps, FormDialog, openDialog } from '../parts/dialogs.tsx';
import { PictureRefused, shrunk } from './shrink.ts';
import { media, uploadPicture } from './store.ts';

/** What a picture is requested for. */
interface Wish {
  /** Pasted or dropped pictures, handled one by one. */
  files?: readonly File[];
  /** Only a new picture can be used. */
  isNew?: true;
  onPicture: (media: Pick<Media, 'url' | 'alt'>) => void;
}

/** Asks for a picture, from this device or from the uploaded ones, and for its description. */
export function askForPicture(wish: Wish): void {
  void openDialog((opened) => <PictureDialog {...opened} {...wish} />);
}

function PictureDialog({ open, onClose, files: brought = [], isNew, onPicture }: Wish & DialogProps) {
  const [files, setFiles] = useState(brought);
  const [chosen, setChosen] = useState<ListedMedia>();
  /** Of the upload, 0 to 1; undefined while there is none. */
  const [progress, setProgress] = useState<number>();
  const leaving = useRef(new AbortController());
  const [file] = files;

  useEffect(() => {
    if (!isNew) void media.load();
  }, [isNew]);

  async function uploaded(picture: File, alt: string): Promise<string> {
    setProgress(0);
    const { signal } = leaving.current;
    try {
      return (await uploadPicture({ file: await shrunk(picture), alt, onProgress: setProgress, signal })).url;
    } finally {
      setProgress(undefined);
    }
  }
  const close = () => {
    leaving.current.abort(new PictureRefused('The upload was stopped.'));
    onClose();
  };
  const place = brought.findIndex((one) => one === file);
  return (
    <FormDialog
      open={open}
      title="Add a picture"
      description="JPEG, PNG, WebP, AVIF or GIF, up to 10 MB. Location and camera details are removed from photos."
      action="Add picture"
      failure="The picture wasn’t added"
      isStoppable
      onClose={close}
      onSubmit={async ({ alt = '' }) => {
        const url = file ? await uploaded(file, alt) : chosen?.url;
        if (!url) throw new PictureRefused('Please choose a picture.');
        // Close first: using the picture then sets the focus.
        if (files.length < 2) onClose();
        setFiles(files.slice(1));
        setChosen(undefined);
        onPicture({ url, alt });
        return false;
      }}
    >
      {(errors) => (
        <>
          <div className="sheet">
            <PictureFile
              file={file}
              error={errors.file?.[0]}
              isBrought={place >= 0}
              onFile={(next) => {
                setFiles(next ? [next] : []);
                setChosen(undefined);
              }}
            />
            <InputCell
              key={`${chosen?.id} ${place}`}
              label="What the picture shows"
              name="alt"
              autoComplete="off"
              defaultValue={chosen?.alt}
            />
          </div>
          <p className="mt-2 text-note text-ink-2">
            Read aloud to people who can’t see the picture. Leave it empty if the picture is only decoration.
          </p>
          {!isNew && !file && <PictureChoice chosen={chosen?.url} onChoose={setChosen} />}
          {progress !== undefined && (
            <p className="mt-4 flex items-center gap-3 text-ui text-ink-2" role="status">
              <progress className="flex-1" value={progress} aria-label="Uploading" />
              Uploading
            </p>
          )}
        </>
      )}
    </FormDialog>
  );
}

interface Props {
  /** URL of the chosen picture. */
  chosen: string | undefined;
  onChoose: (picture: ListedMedia) => void;
}

/** The uploaded pictures, to choose one from; renders nothing if there are none. */
function PictureChoice({ chosen, onChoose }: Props) {
  const { value = [] } = useStore(media.$state);
  if (value.length === 0) return null;
  return (
    <fieldset className="mt-6 min-w-0">
      <legend className="mb-2 text-ui font-semibold">Or one already uploaded</legend>
      <div className="grid max-h-56 grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2 overflow-y-auto p-[3px]">
        {value.map((one, index) => (
          <label
            key={one.id}
            className="relative aspect-[4/3] cursor-pointer overflow-hidden rounded-sheet border border-rule-strong has-checked:outline-3 has-checked:outline-cobalt has-focus-visible:outline-3 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              className="absolute top-1.5 left-1.5 size-5"
              name="picture"
              checked={one.url === chosen}
              aria-label={nameOf(one, index)}
              onChange={() => onChoose(one)}
            />
            <img src={one.url} alt="" loading="lazy" className="size-full object-cover" />
          </label>
        ))}
      </div>
      <LoadMore of={media} />
    </fieldset>
  );
}

function nameOf({ alt, width, height }: ListedMedia, index: number): string {
  return alt || `Picture ${index + 1}, ${width} by ${height}`;
}

const ACCEPTED = Object.keys(mediaTypes).join();

interface FileProps {
  file: File | undefined;
  /** A pasted or dropped file, which the file input does not show. */
  isBrought: boolean;
  error: string | undefined;
  onFile: (file: File | undefined) => void;
}

/** The file input, with a preview of its picture. */
function PictureFile({ file, isBrought, error, onFile }: FileProps) {
  const input = useRef<HTMLInputElement>(null);
  /** The file as a data URL: the content policy allows no images from blob URLs. It is empty if that is no picture. */
  const [preview, setPreview] = useState<{ file?: File; url: string }>({ url: '' });
  const shown = preview.file === file && preview.url;

  useEffect(() => {
    if (!file) {
      if (input.current) input.current.value = '';
      return;
    }
    const reader = new FileReader();
    reader.onload = () => setPreview({ file, url: String(reader.result) });
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
                <img src={shown} alt="" className="max-h-30 max-w-full" onError={() => setPreview({ file, url: '' })} />
              )}
              {isBrought && <span>{file.name || 'The pasted picture'}</span>}
            </p>
          )}
        </>
      )}
    </Cell>
  );
}
