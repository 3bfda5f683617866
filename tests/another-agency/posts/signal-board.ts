export { signalBoard } from './signals.data.ts';
