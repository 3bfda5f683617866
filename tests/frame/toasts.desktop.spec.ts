import { expect, expectAccessible, inFirefox, test } from '../fixtures.ts';
import { toasts } from '../parts.ts';

test('F8 leads to the toasts; one is closed, or swiped to the right', inFirefox, async ({ page }) => {
  await page.goto('/coming-soon');
  // What the frame gets when the code of an island does not load.
  const failToLoad = () => page.evaluate(() => void document.dispatchEvent(new Event('load-failed')));
  await failToLoad();
  const region = toasts(page);
  const toast = region.getByRole('alert');
  await expect(toast).toBeVisible();
  await page.keyboard.press('F8');
  await expect(region).toBeFocused();
  // While a toast has the focus, it stays open.
  await expectAccessible(page);
  await region.getByRole('button').click();
  await expect(toast).toHaveCount(0);

  await failToLoad();
  const box = await toast.boundingBox();
  const swipe = async (distance: number) => {
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 12];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
  };
  for (const tooLittle of [50, -120]) {
    await swipe(tooLittle);
    await expect(toast).toBeVisible();
    // Back at its place.
    await expect.poll(async () => (await toast.boundingBox())?.x).toBe(box?.x);
  }
  await swipe(51);
  await expect(toast).toHaveCount(0);
});
