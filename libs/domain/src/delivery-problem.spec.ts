import { describe, expect, it } from '@jest/globals';
import { deliveryProblemIn, deliveryProblems } from './delivery-problem.js';

describe('why a delivery failed', () => {
  it.each(Object.entries(deliveryProblems))('is known by its sentence: %s', (problem, sentence) => {
    expect(deliveryProblemIn(sentence)).toEqual({ problem, detail: '' });
  });

  it('keeps what follows the sentence', () => {
    const sentence = 'The certificate does not hold: CERT_HAS_EXPIRED';
    expect(deliveryProblemIn(sentence)).toEqual({ problem: 'certificate', detail: 'CERT_HAS_EXPIRED' });
  });

  it('is not known of a sentence that is none of ours', () => {
    expect(deliveryProblemIn('Answered 500')).toBeUndefined();
  });
});
