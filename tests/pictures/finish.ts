import { byStory, goneStories, readAlbum, updated, writeAlbum } from './album.ts';
import { readNotes } from './notes.ts';
import { writeReport } from './report.ts';
import { say } from './say.ts';

/*
 * What comes after a run of the stories with pictures: `finish.ts check|update|report [whole]`.
 * `whole` says that every story was run.
 */
const [task, extent] = process.argv.slice(2);
const whole = extent === 'whole';
const album = readAlbum();
const { machine, taken } = readNotes();

function update(): void {
  if (machine === null) return;
  const next = updated(album, machine, taken, whole);
  writeAlbum(next);
  const pictures = Object.values(next.pictures).reduce((sum, modes) => sum + Object.keys(modes).length, 0);
  say(`Accepted: ${pictures} pictures of ${Object.keys(next.pictures).length} stories, by ${machine}.`);
}

/** Whether the album and the stories belong together. */
function check(): boolean {
  if (machine === null) return true;
  if (machine !== album.machine) {
    say(
      `Pictures were not compared: the accepted ones are by ${album.machine || 'nobody'}, and this machine is ${machine}. ` +
        'To compare here, accept the pictures of an earlier commit first: npm run pictures -- --update',
    );
    return true;
  }
  const gone = whole ? goneStories(album, taken) : [];
  if (gone.length > 0) {
    console.error(`Accepted pictures of stories that are gone: ${gone.join(', ')}. Run npm run pictures -- --update.`);
  }
  say(`${taken.length} pictures of ${Object.keys(byStory(taken)).length} stories compared.`);
  return gone.length === 0;
}

if (task === 'update') update();
else if (task === 'report') await writeReport(album, taken);
else process.exitCode = check() ? 0 : 1;
