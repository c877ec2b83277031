import { CreateCustomProperty } from '@firstday/domain';
import { z } from 'zod';
import { chosenOf, typedText } from '../../api/typed-text';

const { name, label, entity_type, scalar_type } = CreateCustomProperty.shape;

/** What a custom property may be besides. */
export const propertyTraits = ['is_sensitive_info', 'is_permission_scope'] as const;

/** A custom property as people make one. */
export const PropertyInput = z
  .object({
    label: typedText(label),
    name: typedText(name),
    entity_type,
    scalar_type,
    traits: chosenOf(z.array(z.enum(propertyTraits))),
  })
  .transform(({ traits, ...given }) => ({
    ...given,
    is_sensitive_info: traits.includes('is_sensitive_info'),
    is_permission_scope: traits.includes('is_permission_scope'),
  }));
