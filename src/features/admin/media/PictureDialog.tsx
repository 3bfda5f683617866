import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Field } from '#src/ui/form/Field.tsx';
import type { ListedMedia, Media } from '#src/contracts/media.ts';
import { Button } from '../parts/Button.tsx';
import { messageOf } from '../failure.ts';
import { type DialogProps, openDialog } from '../parts/open-dialog.ts';
import { LoadMore } from '../parts/Screen.tsx';
import { PictureFile } from './PictureFile.tsx';
import { PictureRefused, shrunk } from './shrink.ts';
import { media } from './store.ts';
import { upload } from './upload.ts';

const NO_ANSWER = 'Our server did not answer. Check the connection, then try again.';

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

function PictureDialog(props: Wish & DialogProps) {
  const { files: brought = [], isNew, onPicture } = props;
  const { value: here } = useStore(media.$state);
  const [files, setFiles] = useState(brought);
  const [chosen, setChosen] = useState<string>();
  const [alt, setAlt] = useState('');
  const [error, setError] = useState('');
  /** Upload progress, 0 to 1; undefined if nothing is being sent. */
  const [progress, setProgress] = useState<number>();
  const sending = useRef<AbortController>(undefined);
  const [file] = files;

  useEffect(() => {
    if (!isNew) void media.load();
  }, [isNew]);

  function close() {
    sending.current?.abort(new PictureRefused(''));
    props.onClose();
  }
  async function picture() {
    const found = here?.find(({ url }) => url === chosen);
    if (!file && found) return { url: found.url, alt };
    if (!file) throw new PictureRefused('Please choose a picture.');
    const controller = new AbortController();
    sending.current = controller;
    setProgress(0);
    const made = { file: await shrunk(file), alt, signal: controller.signal };
    return { url: (await upload({ ...made, onProgress: setProgress })).url, alt };
  }
  async function submit(event: FormEvent) {
    event.preventDefault();
    if (progress !== undefined) return;
    setError('');
    try {
      const made = await picture();
      // Close first: using the picture then sets the focus.
      if (files.length < 2) props.onClose();
      setFiles(files.slice(1));
      setChosen(undefined);
      setAlt('');
      onPicture(made);
    } catch (failure) {
      const refused = failure instanceof PictureRefused ? failure.message : undefined;
      setError(refused ?? messageOf(failure, NO_ANSWER));
    }
    setProgress(undefined);
  }

  return (
    <Dialog
      open={props.open}
      title="Add a picture"
      description="JPEG, PNG, WebP, AVIF or GIF, up to 10 MB. Location and camera details are removed from photos."
      onClose={close}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className="sheet">
          <PictureFile
            {...{ file, error }}
            isBrought={file !== undefined && brought.includes(file)}
            onFile={(next) => {
              setFiles(next ? [next] : []);
              setChosen(undefined);
              setError('');
            }}
          />
          <Field
            wide
            label="What the picture shows"
            name="alt"
            autoComplete="off"
            value={alt}
            onValue={setAlt}
          />
        </div>
        <p className="mt-2 text-note text-ink-2">
          Read aloud to people who cannot see the picture. Leave it empty if the picture is only
          decoration.
        </p>
        {!isNew && !file && (
          <PictureChoice
            chosen={chosen}
            onChoose={(picked) => {
              setChosen(picked.url);
              setAlt(picked.alt);
              setError('');
            }}
          />
        )}
        {progress !== undefined && (
          <p className="mt-4 flex items-center gap-3 text-ui text-ink-2" role="status">
            <progress className="flex-1" value={progress} aria-label="Uploading" />
            Uploading
          </p>
        )}
        <div className="mt-7 flex flex-wrap gap-3">
          <Button type="submit" aria-disabled={progress !== undefined}>
            Add picture
          </Button>
          <Button variant="secondary" onClick={close}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface Props {
  /** URL of the chosen picture. */
  chosen: string | undefined;
  onChoose: (picture: ListedMedia) => void;
}

/** The uploaded pictures, to choose one from; renders nothing if there are none. */
function PictureChoice({ chosen, onChoose }: Props) {
  const { status, value = [], next } = useStore(media.$state);
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
      {next && <LoadMore busy={status === 'loading'} onMore={() => void media.loadMore()} />}
    </fieldset>
  );
}

function nameOf({ alt, width, height }: ListedMedia, index: number): string {
  return alt || `Picture ${index + 1}, ${width} by ${height}`;
}
