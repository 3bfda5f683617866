import { offerings } from '#src/content/automations.ts';
import { slipMatchOf } from '#src/domain/price-slip/slip-line.ts';
import { contact, onboarding } from '#src/content/messages.ts';
import { partnershipTypes, supportFaq } from '#src/content/contact.data.ts';
import { closingCall, hero } from '#src/content/home.data.ts';
import { onboardingQuestions, recommendations } from '#src/content/onboarding.data.ts';
import { projects } from '#src/content/projects.ts';
import { site } from '#src/content/site.ts';
import { departmentNames } from '#src/domain/department-names.ts';
import { demoAgency, expect, test } from '../fixtures.ts';
import { boards, chatButton, fillContact } from '../parts.ts';
import { opener as callOpener } from '../scheduling/scheduler.ts';

test.use({ javaScriptEnabled: false });

test('the contact page can be read; a rejected form comes back, and is sent', async ({ page, allowErrors }) => {
  allowErrors(/422/);
  await page.goto('/contact');
  const texts = [...partnershipTypes.map(({ title }) => title), ...supportFaq.map(({ answer }) => answer)];
  for (const text of texts) await expect(page.getByText(text, { exact: true })).toBeVisible();

  const [idea] = offerings;
  const job = idea?.title ?? '';
  await page.goto('/');
  await page.getByLabel(hero.jobLabel).fill(job);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job);
  await expect(page.getByRole('definition').first()).toHaveText(idea ? slipMatchOf(idea).price : '');
  await expect(page.getByLabel(contact.messageLabel)).toHaveValue(new RegExp(`^${job}`));

  const submit = () => page.getByRole('button', { name: contact.submit }).click();
  await page.getByLabel(contact.companyLabel).fill('Oyelaran Freight');
  const rejected = page.waitForResponse('**/api/contact');
  await submit();
  expect((await rejected).status()).toBe(422);
  await expect(page.getByText(contact.consentMissing).first()).toBeVisible();
  await expect(page.getByLabel(contact.companyLabel)).toHaveValue('Oyelaran Freight');
  await expect(page.getByLabel(contact.messageLabel)).toHaveValue(new RegExp(`^${job}`));

  await page.getByRole('radio', { name: departmentNames.support }).check();
  await fillContact(page.getByRole('main'));
  const accepted = page.waitForResponse('**/api/contact');
  await submit();
  expect((await accepted).status()).toBe(201);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(contact.thanksTitle);
  await expect(page.getByRole('group', { name: contact.receipt })).toContainText(
    site.answerHours ? contact.receiptAnswerBy : contact.receiptReference,
  );
});

test('buttons that open windows lead to the contact page', async ({ page }) => {
  const openers = [page.getByRole('button', { name: closingCall.contactButton }), callOpener(page), chatButton(page)];
  for (const opener of openers) {
    await page.goto('/');
    await opener.click();
    await expect(page).toHaveURL(/\/contact/);
  }
  // The floating buttons are at the end of the page, where they cover nothing.
  await expect(chatButton(page)).toBeVisible();
  await expect(chatButton(page)).not.toBeInViewport();
  await page.goto('/call');
  await expect(page.getByRole('main').getByRole('link', { name: site.phone.text })).toBeVisible();
});

test('posts, projects and the wizard can be read; the admin area asks for scripts', async ({ page }) => {
  for (const { path, posts } of boards) {
    await page.goto(path);
    await expect(page.getByRole('article')).toHaveCount(posts.length);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[0]?.title ?? '');
  }
  await page.goto('/projects');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(projects.length);
  await page.goto('/start');
  await expect(page.getByRole('button', { name: onboarding.onward })).toBeHidden();
  await expect(page.getByRole('heading', { name: onboardingQuestions[1].title })).toBeVisible();
  const [first] = Object.values(recommendations);
  await expect(page.getByRole('row', { name: first?.title })).toBeVisible();
  await page.goto('/admin-dashboard');
  await expect(page.getByText('The admin area needs JavaScript.')).toBeVisible();
});

test('all of the services can be read', demoAgency, async ({ page }) => {
  await page.goto('/services-old');
  await expect(page.getByText('An off switch that your team can reach')).toBeVisible();
  const ideas = page.getByRole('region', { name: 'Automation ideas' }).getByRole('article');
  await expect(ideas.filter({ visible: true })).toHaveCount(41);
  await expect(page.getByRole('row', { name: '3-5 services 15% off' })).toBeVisible();
  await page.getByText('Who owns what you build?').click();
  await expect(page.getByText('You do, once it’s paid for')).toBeVisible();

  await page.goto('/services?category=Finance');
  const list = page.locator('#ideas').getByRole('article');
  await expect(list.filter({ visible: true })).toHaveCount(40);
  const drawers = page.getByRole('navigation', { name: 'Category' });
  await drawers.getByRole('link', { name: 'Logistics' }).click();
  await expect(page.locator('#ideas-logistics')).toBeInViewport();
  await page.getByRole('button', { name: 'Get a Custom Quote' }).first().click();
  await expect(page).toHaveURL(/\/contact\?about=Website$/);
});
