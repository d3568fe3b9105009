# modules/networking/sns-topics of the service catalog, v2.11.1.

output "topic_arn" {
}
