'use client';
import '../../hire/hire.css';
import { Skeleton } from '@firstday/ui';
import { useCallback, useEffect, useState } from 'react';
import { useComponent } from '../component-context';
import { LoadError } from '../load-error';
import { useRows } from '../use-rows';
import { PlacementAdded } from './placement-added';
import { AddPlacementForm } from './add-placement-form';
import type { AddedPlacement } from './use-save-placement';
import { useHireTexts } from './use-hire-texts';

/** Adds somebody at the employer of the session; once they are added, the link to hand over stands in the form's place. */
export function AddPlacement() {
  const { tell } = useComponent();
  const { words } = useHireTexts();
  const [added, setAdded] = useState<AddedPlacement>();
  const [formNumber, setFormNumber] = useState(1);
  const bounds = useRows('component_placements.findBounds', {});
  useEffect(() => {
    document.title = words.title;
  }, [words]);
  const onAdded = useCallback(
    (made: AddedPlacement) => {
      setAdded(made);
      const { placement_id, employee_id } = made;
      tell({ type: 'placement_created', placement_id, employee_id });
    },
    [tell],
  );
  const again = () => {
    setAdded(undefined);
    setFormNumber((before) => before + 1);
  };
  if (added) return <PlacementAdded added={added} again={again} />;
  if (bounds.page)
    return (
      <AddPlacementForm key={formNumber} isAgain={formNumber > 1} bounds={bounds.page} onAdded={onAdded} />
    );
  return bounds.failure ? (
    <LoadError failure={bounds.failure} again={() => void bounds.refresh()} />
  ) : (
    <Skeleton shape="control" />
  );
}
