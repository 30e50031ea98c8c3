"""Adds kerning after l-caron, t-caron and d-caron to Outfit, which has none."""
import sys

from fontTools.ttLib import TTFont
from fontTools.otlLib.builder import PairPosBuilder, buildValue
font = TTFont(sys.argv[1]); cmap = font.getBestCmap()
without_ascender = [cmap[ord(c)] for c in 'aáäâãåàăąæcčçćdďđeéëêěèęgmnňñńopqrsuvwxyzóôöòõőøúůüùűûýÿžźżšśşţ,.:;!?-)' if ord(c) in cmap and c not in 'ďđdd']
builder = PairPosBuilder(font, None)
for first, value in (('ľ', -150), ('ť', -95), ('ď', -110)):
    for glyph in without_ascender:
        builder.addGlyphPair(None, cmap[ord(first)], buildValue({'XAdvance': value}), glyph, None)
for letter in ('k', 'h', 'b', 'l'):
    builder.addGlyphPair(None, cmap[ord('ľ')], buildValue({'XAdvance': -60}), cmap[ord(letter)], None)
lookup = builder.build()
gpos = font['GPOS'].table
gpos.LookupList.Lookup.insert(0, lookup); gpos.LookupList.LookupCount += 1
for record in gpos.FeatureList.FeatureRecord:
    record.Feature.LookupListIndex = [i + 1 for i in record.Feature.LookupListIndex]
    if record.FeatureTag == 'kern': record.Feature.LookupListIndex = [0] + record.Feature.LookupListIndex
font.save(sys.argv[2])
