import type { Section } from '@firstday/forms';
import type { SessionReader } from '../../context/index.js';

type OwnedSection = Pick<Section, 'id' | 'signer'>;

/**
 * Whether a section is this session's to fill in and sign. What somebody else attests is theirs alone: the preparer's
 * part opens in the session that the device was handed over for, and that session opens nothing else.
 */
export const isOwnSection = (section: OwnedSection, { handover }: Pick<SessionReader, 'handover'>): boolean =>
  handover === null ? section.signer !== 'preparer' : handover.section_ids.includes(section.id);

/** Why a section is not this session's. */
export const notTheirSection = ({ handover }: Pick<SessionReader, 'handover'>): string =>
  handover === null
    ? 'Whoever helped fills this in and signs it: hand over the device first (tasks.handOver)'
    : 'This session is for another part of the form';
