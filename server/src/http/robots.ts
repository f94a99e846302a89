/**
 * Whatever fetches a link to show something beside it in a message, and whatever calls itself a robot. The first name themselves at the
 * beginning, where the browsers inside their apps, which are people's, name Mozilla.
 */
const robots = [
  /^(?:whatsapp|viber|signal|pinterest|skypeuripreview|okhttp|curl|wget|python-requests|iframely|embedly)\b/i,
  /facebookexternalhit|facebookcatalog|googleimageproxy|google-pagerenderer|skypeuripreview|bingpreview|web preview/i,
  // Cubot makes phones
  /(?<!\bcu)bot\b|crawler|spider|headlesschrome|lighthouse/i,
];

/** True for the robots that are known to fetch links, and for a call that does not say what makes it. */
export const isRobot = (userAgent: string | undefined): boolean =>
  userAgent === undefined || userAgent.trim() === '' || robots.some((named) => named.test(userAgent));
