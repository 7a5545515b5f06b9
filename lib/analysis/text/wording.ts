export * from '../wording/phrases';
