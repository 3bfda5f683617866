import { loadScene } from './load-scene.ts';

// Imported by the page that shows the hero, together with its other small scripts.
const root = document.querySelector<HTMLElement>('[data-hero-scene]');
if (root) loadScene(root);
