'use client';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { DropIndicator, type ItemDropTarget, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { Icon } from '../icon.js';

export interface OutlineItem {
  readonly key: string;
  readonly label: string;
  /** Behind the label, such as what kind it is of. */
  readonly note?: string;
  /** What is to be done about it, read out; a sign for the eye. */
  readonly flag?: { readonly tone: 'bad' | 'muted'; readonly words: string } | undefined;
  readonly children?: readonly OutlineItem[];
}

export interface OutlineTreeProps {
  readonly label: string;
  readonly items: readonly OutlineItem[];
  readonly selected: string;
  readonly onSelect: (key: string) => void;
  /** Whether a part may be dropped there. */
  readonly canMove: (key: string, target: string, position: ItemDropTarget['dropPosition']) => boolean;
  readonly onMove: (key: string, target: string, position: ItemDropTarget['dropPosition']) => void;
  /** Of the handle that a part is moved by; the label of the part follows. */
  readonly moveLabel: string;
}

const type = 'application/x-firstday-part';

/** Of a row, in pixels. */
const rowSize = 40;

const layoutOptions = { rowSize };

/**
 * Parts within parts, which are chosen and moved, by pointer and by keyboard alike. Only rows in sight are there: with
 * hundreds of them each key that is typed beside it would wait for all of them.
 */
export function OutlineTree({
  label,
  items,
  selected,
  onSelect,
  canMove,
  onMove,
  moveLabel,
}: OutlineTreeProps) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const dragged = useRef<string>(undefined);
  const { dragAndDropHooks } = useDragAndDrop({
    onDragStart: ({ keys }) => {
      dragged.current = [...keys].map(String)[0];
    },
    getItems: (keys) => [...keys].map((key) => ({ [type]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [type],
    getDropOperation: (target) => {
      const key = dragged.current;
      if (target.type !== 'item' || key === undefined) return 'cancel';
      return canMove(key, String(target.key), target.dropPosition) ? 'move' : 'cancel';
    },
    onMove: ({ keys, target }) => {
      const [key] = [...keys].map(String);
      if (key !== undefined && canMove(key, String(target.key), target.dropPosition))
        onMove(key, String(target.key), target.dropPosition);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="fd-outline-drop" />,
  });
  // What is added is open.
  const all = keysOf(items);
  return (
    <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
      <Tree
        className="fd-outline"
        style={{ height: rowsIn(items, collapsed) * rowSize }}
        aria-label={label}
        items={items}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={[selected]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : [...keys];
          if (key !== undefined) onSelect(String(key));
        }}
        expandedKeys={all.filter((key) => !collapsed.has(key))}
        onExpandedChange={(keys) => setCollapsed(new Set(all.filter((key) => !keys.has(key))))}
        dragAndDropHooks={dragAndDropHooks}
      >
        {(item) => outlineItem(item, moveLabel)}
      </Tree>
    </Virtualizer>
  );
}

/** How many rows are open. */
const rowsIn = (items: readonly OutlineItem[], collapsed: ReadonlySet<string>): number =>
  items.reduce(
    (sum, { key, children = [] }) => sum + 1 + (collapsed.has(key) ? 0 : rowsIn(children, collapsed)),
    0,
  );

const keysOf = (items: readonly OutlineItem[]): string[] =>
  items.flatMap(({ key, children = [] }) => [key, ...keysOf(children)]);

function outlineItem(item: OutlineItem, moveLabel: string) {
  return (
    <TreeItem id={item.key} textValue={item.label} className="fd-outline-item">
      <TreeItemContent>
        {({ hasChildItems, isExpanded }) => (
          <>
            <Button slot="drag" className="fd-outline-grip" aria-label={`${moveLabel}: ${item.label}`}>
              <Icon name="grip" />
            </Button>
            {hasChildItems ? (
              <Button slot="chevron" className="fd-outline-open" data-open={isExpanded ? '' : undefined}>
                <Icon name="down" size={18} />
              </Button>
            ) : null}
            <span className="fd-outline-label" dir="auto" title={item.label}>
              {item.label}
            </span>
            {item.note ? <span className="fd-outline-note">{item.note}</span> : null}
            {item.flag ? (
              <span className="fd-outline-flag" data-tone={item.flag.tone}>
                <Icon name={item.flag.tone === 'bad' ? 'alert' : 'globe'} size={18} />
                <span className="fd-visually-hidden">{item.flag.words}</span>
              </span>
            ) : null}
          </>
        )}
      </TreeItemContent>
      <Collection items={item.children ?? []}>{(child) => outlineItem(child, moveLabel)}</Collection>
    </TreeItem>
  );
}
