import type { ReactNode } from 'react';
import { $wish } from '../media/store.ts';
import { TextField, type FieldOf } from './fields.tsx';

interface Props extends FieldOf<string> {
  wide?: boolean;
  hint?: ReactNode;
}

/** A field for the URL of a picture, with a button to choose an uploaded one. */
export function PictureField({ hint, ...field }: Props) {
  const choose = () => $wish.set({ onPicture: ({ url }) => field.onValue(url) });
  return (
    <TextField
      {...field}
      type="url"
      hint={
        <>
          {hint}{' '}
          <button
            type="button"
            className="link"
            aria-label={`Choose a picture: ${field.label}`}
            onClick={choose}
          >
            Choose a picture
          </button>
        </>
      }
    />
  );
}
