import { useEffect, useState } from 'react';
import type { OpeningTimes } from '#src/contracts/settings.ts';
import { usual } from '#src/domain/booking/opening-times.ts';
import { currentSettings } from '#src/domain/current-settings.ts';

/** The opening times in force; those of the build until they are known. */
export function useOpeningTimes(): OpeningTimes {
  const [open, setOpen] = useState<OpeningTimes>(usual);
  useEffect(() => void currentSettings().then(setOpen), []);
  return open;
}
