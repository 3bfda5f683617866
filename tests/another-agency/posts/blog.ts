import type { DemoArticle } from '#src/contracts/content/posts.ts';
import { derTeuersteStapel } from './blog/der-teuerste-stapel.data.ts';
import { vierWochenNebeneinander } from './blog/vier-wochen-nebeneinander.data.ts';
import { wasEinLoeschkonzeptIst } from './blog/was-ein-loeschkonzept-ist.data.ts';

export const blog: readonly DemoArticle[] = [derTeuersteStapel, wasEinLoeschkonzeptIst, vierWochenNebeneinander];
