/** Link previews name themselves first, while browsers inside the same apps begin with Mozilla. */
const robots = [
  /^(?:whatsapp|viber|signal|pinterest|skypeuripreview|okhttp|curl|wget|python-requests|iframely|embedly)\b/i,
  /facebookexternalhit|facebookcatalog|googleimageproxy|google-pagerenderer|skypeuripreview|bingpreview|web preview/i,
  // Cubot makes phones
  /(?<!\bcu)bot\b|crawler|spider|headlesschrome|lighthouse/i,
];

/** Also true for a call without a user agent. */
export const isRobot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent.trim() === '' || robots.some((named) => named.test(userAgent));
