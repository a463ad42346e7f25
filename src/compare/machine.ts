import type { Offer } from "../cost/offer";
import { cutAt, type Figure, figureOf, largestOf, unknownFigure } from "./figure";

/*
 * The largest machine that an offer sells (cost-model.md, "Compute"): the maxima of mode and plan
 * bound machines by vCPU and RAM and sizes, never pools. vCPU and RAM are each the largest on their
 * own; that one machine has both at once is for the workload to say.
 */

/** The largest of several published figures; an unpublished one may be any, up to the limit. */
const largestPublished = (values: readonly (number | null)[], limit: number | null): Figure =>
  cutAt(largestOf(values.map(figureOf)), limit);

const isOver = (value: number | null, max: number | null): boolean =>
  value !== null && max !== null && value > max;

/** Sizes of the offer that keep to its maxima, as far as they are published. */
const sizesWithin = (offer: Offer): Offer["sizes"] =>
  offer.sizes.filter(
    (size) => !isOver(size.vcpu, offer.maxVcpu) && !isOver(size.ram_gib, offer.maxRamGib),
  );

/** A stated maximum; without one there may be any machine. */
const stated = (max: number | null): Figure => cutAt(unknownFigure, max);

/** vCPU that the RAM maximum leaves possible where each vCPU brings RAM of its own. */
function vcpuUnderRam(offer: Offer): number | null {
  const each = offer.fixedRamPerVcpu ?? offer.minRamPerVcpu;
  return each === null || each <= 0 || offer.maxRamGib === null ? null : offer.maxRamGib / each;
}

/** vCPU of the largest machine of an offer. */
export function largestVcpu(offer: Offer): Figure {
  switch (offer.mode.pricing) {
    case "pool":
      return largestPublished(
        offer.poolTiers.map((tier) => tier.vcpu),
        null,
      );
    case "sizes":
      return largestPublished(
        sizesWithin(offer).map((size) => size.vcpu),
        offer.maxVcpu,
      );
    case "resource": {
      const byRam = vcpuUnderRam(offer);
      const options = offer.vcpuOptions?.filter(
        (option) => !isOver(option, offer.maxVcpu) && !isOver(option, byRam),
      );
      if (options !== undefined) return largestOf(options.map(figureOf));
      if (offer.maxVcpu === null) return stated(byRam);
      return cutAt(figureOf(offer.maxVcpu), byRam);
    }
  }
}

/** GiB of RAM of the largest machine of an offer. */
export function largestRamGib(offer: Offer): Figure {
  switch (offer.mode.pricing) {
    case "pool":
      return largestPublished(
        offer.poolTiers.map((tier) => tier.ram_gib),
        null,
      );
    case "sizes":
      return largestPublished(
        sizesWithin(offer).map((size) => size.ram_gib),
        offer.maxRamGib,
      );
    case "resource": {
      const vcpu = largestVcpu(offer);
      const fixed = offer.fixedRamPerVcpu;
      if (fixed !== null) {
        return cutAt({ least: fixed * vcpu.least, most: fixed * vcpu.most }, offer.maxRamGib);
      }
      const perVcpu = offer.maxRamPerVcpu;
      if (offer.maxRamGib === null) {
        return perVcpu === null || vcpu.most === Number.POSITIVE_INFINITY
          ? unknownFigure
          : stated(perVcpu * vcpu.most);
      }
      if (perVcpu === null) return figureOf(offer.maxRamGib);
      const most = perVcpu * vcpu.most;
      return cutAt(figureOf(offer.maxRamGib), most);
    }
  }
}
