import type { DemoSignal } from '#src/contracts/content/posts.ts';

export const ocrmypdf: DemoSignal = {
  daysAgo: 48,
  title: 'OCRmyPDF, for the scans you already have',
  slug: 'ocrmypdf',
  category: 'tool',
  url: 'https://ocrmypdf.readthedocs.io/',
  description:
    'A free command that adds a searchable text layer to scanned PDFs and leaves the page looking the same. Point it at the archive folder on a Friday; on Monday you can search ten years of paper.',
};
