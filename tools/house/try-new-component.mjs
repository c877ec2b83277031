import { ComponentNameSchema as SpokenName } from '@firstday/embed/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { componentAt } from '../../apps/web/src/embedded/component-at.ts';
import { parseRoute, routePath } from '../../apps/web/src/embedded/component-route.ts';
import { componentFacts } from '../../apps/web/src/embedded/generated/component-facts.ts';
import { componentViews } from '../../apps/web/src/embedded/generated/component-views.ts';
import { componentTitles } from '../../libs/embed/src/generated/component-names.ts';

/** What the web and the loader make of a component; run in a copy of the sources that has one more. */
const name = process.argv[2] ?? '';
const [group = '', last = ''] = name.split('/');
const route = parseRoute(new URL(`http://localhost:3000/components/${name}?session=cs_1`), name);

process.stdout.write(
  JSON.stringify({
    spoken: SpokenName.options,
    titles: [componentTitles[name]?.en, componentFacts[name]?.title.es],
    page: componentAt({ group, name: last }),
    pageWithin: componentAt({ group, name: last, place: ['ee_1'] }) ?? null,
    path: routePath(route),
    columns: componentViews[name]?.columns,
    html: renderToStaticMarkup(componentViews[name]?.show('ee_1')),
  }),
);
