import { Link } from "../parts/Link";

const address = /(https?:\/\/[^\s<>"'）)]+[^\s<>"'）).,;:])/;

/** A text of a card whose web addresses can be followed. */
export function TextWithLinks({ text }: { text: string }) {
  let place = 0;
  // Where an address begins the text or follows another, the piece between is empty.
  const pieces = text.split(address).filter((piece) => piece !== "");
  return pieces.map((piece) => {
    const key = place;
    place += piece.length;
    return address.test(piece) ? (
      <Link key={key} href={piece} className="break-all">
        {piece}
      </Link>
    ) : (
      <span key={key}>{piece}</span>
    );
  });
}
