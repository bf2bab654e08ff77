import { configure } from 'storybook/test';

// A screen's chunk, its gates and its answers take longer than Testing Library's second on a busy machine.
configure({ asyncUtilTimeout: 5000 });
