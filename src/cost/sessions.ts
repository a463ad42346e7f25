import { reasonBits } from "./codes";
import type { Dials } from "./knobs";
import type { Offer } from "./offer";
import type { Quote } from "./quote";
import { ceilForgiving, monthHours } from "./rounding";
import type { Workload } from "./workload";

const sessionTooLong = reasonBits.of("session_too_long");

/** Sessions, billed time and concurrency (cost-model.md, "Sessions and billed time"). */
export function billSessions(offer: Offer, dials: Dials, workload: Workload, quote: Quote): void {
  const limit = offer.sessionLimitHours;
  let { sessions, hours } = workload;
  quote.splitInto = 1;
  if (limit !== null && hours > limit) {
    if (workload.splitSessions && limit > 0) {
      quote.splitInto = ceilForgiving(hours / limit);
      sessions *= quote.splitInto;
      hours /= quote.splitInto;
    } else {
      quote.reasons |= sessionTooLong;
    }
  }
  quote.sessions = sessions;
  quote.sessionHours = hours;

  const tail = dials.idleTailSeconds;
  const seconds = hours * 3600 * dials.hoursFactor + offer.bootOverheadSeconds + tail;
  const step = offer.granularitySeconds;
  const stepped = step > 0 ? ceilForgiving(seconds / step) * step : seconds;
  quote.sessionSeconds = seconds;
  quote.billedSeconds = Math.max(offer.minBilledSeconds, stepped);
  const billedHours = (sessions * quote.billedSeconds) / 3600;
  quote.sessionInstanceHours = billedHours;

  const average = ceilForgiving(billedHours / monthHours);
  const peak = Math.max(ceilForgiving(workload.concurrency), average);
  quote.effectiveConcurrency = Math.min(peak, ceilForgiving(workload.sessions));
  const tailPart = seconds > 0 ? tail / seconds : 0;
  if (offer.requiresAlwaysOn) {
    quote.instanceHours = quote.effectiveConcurrency * monthHours;
    quote.idlePart =
      quote.instanceHours > 0
        ? Math.max(0, 1 - (billedHours * (1 - tailPart)) / quote.instanceHours)
        : 0;
  } else {
    quote.instanceHours = billedHours;
    quote.idlePart = tailPart;
  }
  quote.pausedHours = workload.sessions * workload.pausedHours;
}
