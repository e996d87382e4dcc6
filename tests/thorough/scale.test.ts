import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeContent } from '../bench/make-content.ts';
import { copyProject, type Effort, type ProjectCopy } from '../bench/project-copy.ts';

/** Longer than two builds take on a machine that is busy with other tests, in milliseconds. */
const patience = 120_000;

let project: ProjectCopy;
let once: Effort;
let tenfold: Effort;

beforeAll(async () => {
  project = await copyProject({ withCache: true });
  await makeContent(join(project.directory, 'content'), join(project.directory, 'content-10'), 10);
  // It also makes what does not grow with the content and is in no cache yet, such as share images: so much less may the other one take.
  once = await project.build();
  tenfold = await project.build('content-10');
}, patience);

afterAll(() => project.remove());

test('ten times the content costs the build no more than ten times the work', () => {
  // Most of a small build is its start, so what grows faster than the content shows long before ten: the ratio is 2.2.
  expect(tenfold.cpu / once.cpu).toBeLessThan(3.3);
});

test('ten times the content needs little more memory', () => {
  expect(tenfold.memory / 1e6).toBeLessThan(400);
});
