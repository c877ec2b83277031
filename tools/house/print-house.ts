import { ensureBuild } from '../setup/build.mjs';
import { root } from '../setup/root.mjs';
import { say } from '../setup/say.mjs';
import { filesEnteredByPlacement, sortEntered } from './entered-files.ts';
import { writeDrawing } from './document.ts';
import { editsNeeded } from './edits-needed.ts';
import { writeGlossary } from './glossary.ts';
import { measureHouse } from './measure.ts';

export async function printHouse(options: readonly string[]): Promise<void> {
  const house = measureHouse(root);
  if (options.includes('--write')) {
    writeDrawing(root, house);
    writeGlossary(root);
  }
  const lists: Record<string, readonly string[]> = {
    'rooms of the API': house.rooms,
    'imports that run back up': house.upward,
    'imports past an index': house.pastIndex,
    'circles of rooms': house.circlesOfRooms.map((circle) => circle.join(', ')),
    'circles of files': house.circlesOfFiles.map((circle) => circle.join(', ')),
    "files that name another room's table": house.foreignTables.map(
      ({ file, table, owner }) => `${file}: ${table} of ${owner}`,
    ),
    'files with SQL that are no store': house.sqlOutsideStores,
    'files named after nothing they export': house.misnamed,
    'names that several files export': house.duplicates.map(
      ({ name, files }) => `${name}: ${files.join(', ')}`,
    ),
    'private members reached': house.privateMembers.map(({ file, line, what }) => `${file}:${line} ${what}`),
  };
  if (options.includes('--entered')) {
    await ensureBuild();
    const { carriage, product, libraries } = sortEntered(await filesEnteredByPlacement());
    lists['files of the product that a POST of a placement enters'] = product;
    lists['files on its way that every request enters'] = carriage;
    lists['files of the libraries that it enters'] = libraries;
  }
  say(`${house.files} files; floors of the API: ${house.floors}`);
  for (const [title, list] of Object.entries(lists)) {
    say(`${String(list.length).padStart(5)}  ${title}`);
    if (options.includes('--list')) for (const line of list) say(`         ${line}`);
  }
  say('files by hand to add one:');
  for (const [what, files] of Object.entries(editsNeeded)) say(`${String(files).padStart(5)}  ${what}`);
}
