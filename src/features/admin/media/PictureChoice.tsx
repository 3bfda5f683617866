import { useStore } from '@nanostores/react';
import type { ListedMedia } from '#src/contracts/media.ts';
import { LoadMore } from '../list/LoadMore.tsx';
import { $isMore, $media, loadMedia } from './store.ts';

interface Props {
  /** URL of the chosen picture. */
  chosen: string | undefined;
  onChoose: (media: ListedMedia) => void;
}

/** The uploaded pictures, to choose one from; renders nothing if there are none. */
export function PictureChoice({ chosen, onChoose }: Props) {
  const { status, value = [] } = useStore($media);
  const isMore = useStore($isMore);
  if (value.length === 0) return null;
  return (
    <fieldset className="picture-choice">
      <legend>Or one already uploaded</legend>
      <div className="picture-grid">
        {value.map((media, index) => (
          <label key={media.id}>
            <input
              type="radio"
              name="picture"
              checked={media.url === chosen}
              aria-label={nameOf(media, index)}
              onChange={() => onChoose(media)}
            />
            <img src={media.url} alt="" loading="lazy" />
          </label>
        ))}
      </div>
      {isMore && <LoadMore busy={status === 'loading'} onMore={() => void loadMedia(true)} />}
    </fieldset>
  );
}

function nameOf({ alt, width, height }: ListedMedia, index: number): string {
  return alt || `Picture ${index + 1}, ${width} by ${height}`;
}
