import { atom } from 'nanostores';

/** A question with one line as its answer. */
export interface Prompt {
  title: string;
  description: string;
  label: string;
  value: string;
  action: string;
  onAnswer: (answer: string) => void;
}

/** Null if nothing is asked. */
export const $prompt = atom<Prompt | null>(null);

/** Asks where a link leads. */
export function linkPrompt(
  address: string | undefined,
  onAddress: (address: string) => void,
): Prompt {
  return {
    title: address === undefined ? 'Add a link' : 'Change the link',
    description:
      address === undefined
        ? 'An address on this site, such as /services, or on another one.'
        : 'Without an address, the link is removed; its text stays.',
    label: 'Address',
    value: address ?? '',
    action: address === undefined ? 'Add link' : 'Change link',
    onAnswer: (answer) => onAddress(addressOf(answer)),
  };
}

/** Asks where a link card leads. */
export function cardPrompt(onAddress: (address: string) => void): Prompt {
  return {
    title: 'Add a link card',
    description: 'An address on another site. You can then type what the card says.',
    label: 'Address',
    value: '',
    action: 'Add card',
    onAnswer: (answer) => {
      if (answer) onAddress(addressOf(answer));
    },
  };
}

/** Asks what a picture shows. */
export function picturePrompt(alt: string, onAnswer: (alt: string) => void): Prompt {
  return {
    title: 'Describe the picture',
    description:
      'Read aloud to people who cannot see the picture. Leave it empty if the picture is only decoration.',
    label: 'What the picture shows',
    value: alt,
    action: 'Keep description',
    onAnswer,
  };
}

/** What somebody typed as an address, with the scheme that they left out. */
export function addressOf(typed: string): string {
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(typed)) return `mailto:${typed}`;
  return /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}([/?#]|$)/i.test(typed) ? `https://${typed}` : typed;
}
