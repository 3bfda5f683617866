import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { folderWith } from '#server/testing/folder.ts';
import { shareImage, type ShareSubject } from '#src/domain/share-image.ts';
import { readSubject, writeShareImages } from './share-images.ts';
import { drawShareImage } from '#api/publishing/share-image/draw.ts';
import { drawable } from '#api/publishing/share-image/drawable.ts';
import { fitTitle } from '#api/publishing/share-image/fit-title.ts';
import { svgImage } from '#api/publishing/share-image/svg-image.ts';

const subject: ShareSubject = { title: 'Fish & “Chips” <now>', kind: 'Case Study', hue: 6 };

/** What Head.astro writes. */
const pageOf = (shown: ShareSubject) =>
  `<head><meta property="og:image" content="x" data-share="${JSON.stringify(shown)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')}"></head><body><p data-share="{}">`;

test('another title, kind or color has another address', () => {
  const { path } = shareImage(subject);
  expect(path).toMatch(/^\/share\/[0-9a-f]{20}\.png$/);
  expect(shareImage({ ...subject }).path).toBe(path);
  for (const other of [{ title: 'Another' }, { kind: 'Blog' }, { hue: 7 }]) {
    expect(shareImage({ ...subject, ...other }).path).not.toBe(path);
  }
});

test('a picture is 1200 × 630 and at most 60 kB, whatever the title', async () => {
  const title = 'Unpronounceable accounts-payable bureaucracy '.repeat(8);
  const png = await drawShareImage({ ...subject, title });
  const image = await loadImage(png);
  expect([image.width, image.height]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(60_000);
});

test('a letter of each part of the face is drawn in a title, with its mark', async () => {
  const titles = ['é', 'ş', 'e', 's', '\u{10ffff}'];
  const pictures = await Promise.all(titles.map((title) => drawShareImage({ ...subject, title })));
  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(titles.length);
});

/** One title in many scripts. */
const foreignTitles = [
  'Почему счета приходят дважды',
  'Γιατί τα τιμολόγια έρχονται δύο φορές',
  'Vì sao hóa đơn đến hai lần mỗi ngày',
  'لماذا تصل الفواتير مرتين',
  'למה חשבוניות מגיעות פעמיים',
  'बिल दो बार क्यों आते हैं',
  'ทำไมใบแจ้งหนี้มาสองครั้ง',
  '请款单为什么来两次',
  '請求書はなぜ二度届くのか',
  '송장이 두 번 오는 이유',
  '🎉🎉',
  'Half Latin, наполовину нет',
  '',
];

test('a title in letters that the faces lack gives the picture with the name of the site, not boxes or nothing', async () => {
  const picture = async (title: string) => (await drawShareImage({ ...subject, title })).toString('base64');
  const [first, ...others] = await Promise.all(foreignTitles.map(picture));
  expect(new Set([first, ...others]).size).toBe(1);
  // The place of the title is not empty.
  const image = await loadImage(await drawShareImage({ ...subject, title: foreignTitles[0] ?? '' }));
  const pen = createCanvas(1200, 630).getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(112, 160, 1024, 100);
  const dark = data.filter((value, at) => at % 4 === 0 && value < 80).length;
  expect(dark).toBeGreaterThan(2000);
});

test.each([
  ['Ship it 🚀 today 👩🏽‍💻', 'Ship it today'],
  ['🇺🇸 Copyright © 2026', 'Copyright © 2026'],
  ['Zu\u0308rich \u202d2\u202c\u00ad', 'Zürich 2'],
  ['Łódź, Győr, İzmir: “400 €” – well‑known', 'Łódź, Győr, İzmir: “400 €” – well-known'],
  ['Tiếng Việt', undefined],
  ['🎉', undefined],
])('%j is drawn as %j', (title, drawn) => {
  expect(drawable(title)).toBe(drawn);
});

test('a rebuild draws no picture again, and places every picture', async () => {
  const cache = await folderWith();
  for (const drawn of [2, 0]) {
    const pages = await folderWith({
      'index.html': pageOf(subject),
      'blog/post.html': pageOf({ ...subject, title: 'A post' }),
      '404.html': '<head></head>',
    });
    expect(await writeShareImages(pages, cache)).toEqual({ needed: 2, drawn });
    const picture = await stat(join(pages, shareImage(subject).path));
    expect(picture.size).toBeGreaterThan(1000);
  }
});

test('only the head is searched for what to draw', async () => {
  expect(readSubject(pageOf(subject))).toEqual(subject);
  expect(readSubject('<head></head>')).toBeUndefined();
});

test('a longer title gets a smaller size, and in the end an ellipsis', () => {
  const widthOf = (text: string, size: number) => text.length * size * 0.5;
  const fit = (title: string) => fitTitle(title, 1024, widthOf);
  expect(fit('Contact')).toEqual({ size: 104, lines: ['Contact'] });
  expect(fit('We Automate the Busywork').lines).toEqual(['We Automate the', 'Busywork']);
  const long = fit('word '.repeat(100));
  expect(long.size).toBe(48);
  expect(long.lines).toHaveLength(4);
  expect(long.lines.at(-1)).toMatch(/…$/);
  const unbroken = fit('x'.repeat(300));
  expect(unbroken.lines).toHaveLength(1);
  expect(widthOf(unbroken.lines[0] ?? '', unbroken.size)).toBeLessThanOrEqual(1024);
});

test('a drawing of the content is as large as fits, in the color of the brand', async () => {
  const wide = await svgImage(svgOf('0 0 400 40'), '#ff0000', 480, 56);
  expect([wide.width, wide.height]).toEqual([480, 48]);
  const square = await svgImage(svgOf('0 0 28 28'), '#ff0000', 480, 56);
  expect([square.width, square.height]).toEqual([56, 56]);
  const pen = createCanvas(56, 56).getContext('2d');
  pen.drawImage(square, 0, 0);
  expect([...pen.getImageData(28, 28, 1, 1).data]).toEqual([255, 0, 0, 255]);
  await expect(svgImage('<svg width="4"></svg>', '', 1, 1)).rejects.toThrow('viewBox');
});

const svgOf = (viewBox: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="${viewBox}"><path fill="currentColor" d="M0 0h400v400H0z"/></svg>`;
